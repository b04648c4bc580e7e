import Foundation
import NavigationMap
import StoryboardDiff
import StoryboardModel
import StoryboardParsing
import Testing

/// The parts of an app around the changes between two versions.
@Suite struct DifferenceContextTests {
  private func versions(_ texts: [String: String]) -> [ParsedFile] {
    texts.sorted { $0.key < $1.key }.map { path, text in
      let parsed = StoryboardReader(scope: .complete).read(Data(text.utf8), path: path)
      return ParsedFile(path: path, file: parsed.file, findings: parsed.findings)
    }
  }

  /// The map of the changes between two versions of an app.
  private func changes(from old: [String: String], to new: [String: String]) -> AppMap {
    let same = old.filter { new[$0.key] == $0.value }
    let files = FolderComparison.compare(
      versions(old.filter { same[$0.key] == nil }), versions(new.filter { same[$0.key] == nil }))
    return AppMap(differences: files, unchanged: versions(same), title: "Changes")
  }

  private func oneVersion(_ texts: KeyValuePairs<String, String>) -> AppMap { map(texts) }

  private func list(_ title: String, inside: String = "") -> String {
    storyboard(
      initial: "list",
      scene("list", "viewController", "customClass=\"List\" title=\"\(title)\"", inside: inside),
      reference("ref", to: "Shelf"))
  }

  private func reference(_ id: String, to name: String) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
    <viewControllerPlaceholder storyboardName="\(name)" id="\(id)" sceneMemberID="viewController"/>
    </objects></scene>
    """
  }

  private let open = segue("show", to: "ref", "open")
  private let shelf = storyboard(
    initial: "shelf", scene("shelf", "viewController", "customClass=\"ShelfScreen\""))

  @Test func `A changed xib is drawn in both versions, and an added and a removed one in one`()
    throws
  {
    func xib(_ text: String, _ element: String = "label") -> String {
      let inner = view(element, "l-\(element)", (10, 10, 200, 21), "text=\"\(text)\"")
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner\(element)"/>
        \(view("view", "v-\(element)", (0, 0, 300, 200), "", "<subviews>\(inner)</subviews>"))
        </objects></document>
        """
    }
    let map = changes(
      from: ["Row.xib": xib("Old"), "Gone.xib": xib("Gone", "textField"), "Same.xib": xib("Same")],
      to: ["Row.xib": xib("New"), "More.xib": xib("More", "textView"), "Same.xib": xib("Same")])
    let difference = try #require(map.difference)
    let states = map.screens.map { screen in
      let state = screen.change?.rawValue ?? ""
      return "\(screen.name) \(state) \(map.words(on: screen.key).joined())"
    }
    #expect(
      states.sorted() == [
        "Gone removed Gone", "More added More", "Row before Old", "Row changed New",
      ]
    )
    #expect(map.clusters.map(\.title).sorted() == ["Gone", "More", "Row"])
    #expect(difference.undrawn.isEmpty)
    let row = try #require(map.screens.first { $0.change == .changed })
    let before = try #require(map.screens.first { $0.change == .before })
    #expect(before.successor == row.key)
    #expect(map.screens.compactMap(\.successor).count == 1)
    #expect(row.boxes.map(\.action) == [.changed])
    #expect(before.boxes.map(\.frame) == row.boxes.map(\.frame))
    #expect(row.changes.count == 1)
  }

  @Test func `A reference to a storyboard that didn't change leads there`() throws {
    let map = changes(
      from: ["Main.storyboard": list("Old", inside: open), "Shelf.storyboard": shelf],
      to: ["Main.storyboard": list("New", inside: open), "Shelf.storyboard": shelf])
    #expect(map.clusters.map(\.title) == ["Main"])
    let segue = try #require(map.segue("Main/open"))
    #expect(segue.problem == nil)
    #expect(segue.to == nil)
    #expect(segue.elsewhere == "ShelfScreen in Shelf")
    #expect(segue.route != nil)
    let svg = String(decoding: SVGWriter.bytes(of: map), as: UTF8.self)
    #expect(svg.contains(", to ShelfScreen in Shelf\""))
    #expect(!svg.contains("broken\""))
  }

  @Test func `A reference that leads nowhere in both versions is not a change`() throws {
    let map = changes(
      from: ["Main.storyboard": list("Old", inside: open)],
      to: ["Main.storyboard": list("New", inside: open)])
    #expect(try #require(map.segue("Main/open")).problem == nil)
  }

  @Test func `A reference to a storyboard that the change removes leads nowhere`() throws {
    let map = changes(
      from: ["Main.storyboard": list("Old", inside: open), "Shelf.storyboard": shelf],
      to: ["Main.storyboard": list("New", inside: open)])
    #expect(try #require(map.segue("Main/open")).problem == "the storyboard “Shelf” was not found")
  }

  @Test func `A reference to an unreadable version of a storyboard is not broken`() throws {
    let map = changes(
      from: ["Main.storyboard": list("Old", inside: open), "Shelf.storyboard": shelf],
      to: ["Main.storyboard": list("New", inside: open), "Shelf.storyboard": "<document"])
    #expect(try #require(map.segue("Main/open")).problem == nil)
    #expect(map.difference?.undrawn.map(\.path) == ["Shelf.storyboard"])
  }

  @Test func `An old screen is drawn in the containers that it had`() throws {
    func app(_ label: String) -> String {
      storyboard(
        initial: "nav",
        scene(
          "nav", "navigationController",
          inside: """
            <navigationBar key="navigationBar" id="bar" largeTitles="YES"/>
            <connections><segue destination="root" kind="relationship" \
            relationship="rootViewController" id="r"/></connections>
            """),
        scene(
          "root", views: view("label", "l", (10, 200, 100, 20), "text=\"\(label)\""),
          inside: "<navigationItem key=\"navigationItem\" title=\"Books\" id=\"item\"/>"),
        scene("gone", "viewController", "customClass=\"\(label)\""))
    }
    let map = changes(from: ["Main.storyboard": app("Old")], to: ["Main.storyboard": app("New")])
    let before = try #require(map.screens.first { $0.object == "root~before" })
    #expect(map.words(on: before.key) == ["Old", "Books", "9:41"])
    let alone = oneVersion(["Main.storyboard": app("Old")])
    #expect(before.drawing.shapes == alone.screen("Main/root")?.drawing.shapes)
  }

  @Test func `Each changed view has a box on both versions of its screen`() throws {
    func app(_ views: String) -> [String: String] {
      ["Main.storyboard": storyboard(scene("list", views: views))]
    }
    let map = changes(
      from: app(
        view("label", "title", (10, 100, 100, 20), "text=\"Old\"")
          + view("button", "gone", (10, 200, 100, 40))
          + view("label", "same", (10, 300, 100, 20), "text=\"Same\"")),
      to: app(
        view("label", "title", (10, 100, 100, 20), "text=\"New\"")
          + view("switch", "new", (10, 400, 50, 30))
          + view("label", "same", (10, 300, 100, 20), "text=\"Same\"")))
    func boxes(_ object: ObjectID) -> Set<String> {
      guard let screen = map.screens.first(where: { $0.object == object }) else { return [] }
      let texts = screen.boxes.map { box in
        "\(box.action) \(screen.changes[box.changes[0]].name) \(Int(box.frame.y))"
      }
      return Set(texts)
    }
    #expect(boxes("list~before") == ["changed label “New” 100", "removed button 200"])
    #expect(boxes("list") == ["changed label “New” 100", "added switch 400"])
    let svg = String(decoding: SVGWriter.bytes(of: map), as: UTF8.self)
    #expect(svg.matches(of: #/class="diff-box changed"/#).count == 2)
    #expect(svg.matches(of: #/class="diff-box removed"/#).count == 1)
  }

  @Test func `A change of a constraint is at the view that it positions`() throws {
    func app(_ constant: Int) -> [String: String] {
      let constraint = """
        <constraints><constraint firstItem="title" firstAttribute="top" secondItem="box" \
        secondAttribute="top" constant="\(constant)" id="c"/></constraints>
        """
      let title = view("label", "title", (5, 5, 100, 20), "text=\"Title\"")
      return [
        "Main.storyboard": storyboard(
          scene(
            "list",
            views: view(
              "view", "box", (10, 100, 200, 200), "", "<subviews>\(title)</subviews>\(constraint)"))
        )
      ]
    }
    let map = changes(from: app(5), to: app(15))
    let boxes = try #require(map.screen("Main/list")).boxes
    #expect(boxes.map(\.frame.y) == [105])
    #expect(boxes.map(\.action) == [.changed])
  }

  @Test func `A view with changes of several kinds has one box, that of a changed view`() throws {
    func app(_ guide: String, _ action: String) -> [String: String] {
      let connections = #"<connections><action selector="\#(action)" id="act"/></connections>"#
      let control = view("control", "c", (10, 100, 200, 200), "", guide + connections)
      return ["Main.storyboard": storyboard(scene("list", views: control))]
    }
    let guide = #"<viewLayoutGuide key="safeArea" id="guide"/>"#
    let map = changes(from: app("", "go:"), to: app(guide, "leave:"))
    let boxes = try #require(map.screen("Main/list")).boxes
    #expect(boxes.map(\.changes.count) == [2])
    #expect(boxes.map(\.action) == [.changed])
  }

  @Test func `A change below the edge of a screen makes both versions longer`() throws {
    func app(_ word: String) -> [String: String] {
      let cells = (0..<30).map { row in
        view(
          "tableViewCell", "cell\(row)", (0, Double(row) * 44, 375, 44), "",
          """
          <tableViewCellContentView key="contentView" id="content\(row)">\
          <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\
          \(view("label", "label\(row)", (16, 10, 200, 20), "text=\"\(row == 28 ? word : "Row")\""))\
          </subviews></tableViewCellContentView>
          """)
      }
      let table = """
        <tableView key="view" id="table" dataMode="static" style="plain">\
        <rect key="frame" x="0" y="0" width="375" height="667"/><sections>\
        <tableViewSection id="section"><cells>\(cells.joined())</cells></tableViewSection>\
        </sections></tableView>
        """
      return [
        "Main.storyboard": storyboard(
          scene("list", "tableViewController", size: nil, inside: table))
      ]
    }
    let map = changes(from: app("Old"), to: app("New"))
    let keys = try ["list~before", "list"].map { object in
      try #require(map.screens.first { $0.object.rawValue == object }).key
    }
    let heights = Set(map.screens.map(\.frame.height))
    #expect(heights.count == 1)
    #expect(try #require(heights.first) > 29 * 44)
    #expect(map.words(on: keys[0]).contains("Old"))
    #expect(map.words(on: keys[1]).contains("New"))
    #expect(keys.allSatisfy { map.screen($0)?.boxes.count == 1 })
    // The same screen on a map of one version has its own size.
    let alone = try oneVersion(["Main.storyboard": #require(app("New").values.first)])
    #expect(alone.screens.map(\.frame.height) == [667])
  }

  @Test func `A moved scene leaves its outline at its old place`() throws {
    func app(_ about: (Double, Double), _ title: String, shift: Double = 0) -> [String: String] {
      func place(_ x: Double, _ y: Double) -> (Double, Double) { (x + shift, y + shift) }
      return [
        "Main.storyboard": storyboard(
          scene("a", "viewController", "title=\"\(title)\"", at: place(0, 0)),
          scene("b", at: place(800, 0)), scene("c", at: place(0, 1200)),
          scene("about", at: place(about.0, about.1)))
      ]
    }
    let map = changes(from: app((800, 1200), "Old"), to: app((1600, 0), "New", shift: 50))
    #expect(map.screens.filter { $0.formerFrame != nil }.map(\.object) == ["about"])
    let about = try #require(map.screen("Main/about"))
    let former = try #require(about.formerFrame)
    // Below the scene b and right of the scene c, as it was.
    let (b, c) = (try #require(map.screen("Main/b")), try #require(map.screen("Main/c")))
    #expect(abs(former.x - b.frame.x) < 2)
    #expect(abs(former.y - c.frame.y) < 2)
    #expect(about.change == .unchanged)
    let svg = String(decoding: SVGWriter.bytes(of: map), as: UTF8.self)
    #expect(svg.contains("about was here"))
  }

  @Test func `A storyboard is drawn if a scene moved relative to the others`() throws {
    func app(_ x: Double) -> [String: String] {
      [
        "Main.storyboard": storyboard(scene("a", at: (0, 0)), scene("b", at: (x, 0))),
        // A single scene, or all by the same distance.
        "Other.storyboard": storyboard(scene("c", at: (x, 0))),
      ]
    }
    let map = changes(from: app(800), to: app(1600))
    #expect(map.clusters.map(\.title) == ["Main"])
    #expect(map.screens.filter { $0.formerFrame != nil }.map(\.object) == ["b"])
    #expect(map.screens.allSatisfy { $0.change == .unchanged })
    #expect(map.difference?.undrawn.isEmpty == true)
  }

  @Test func `The outline of a scene's old place is inside its storyboard`() throws {
    func app(_ x: Double, _ title: String) -> [String: String] {
      [
        "Main.storyboard": storyboard(
          scene("a", "viewController", "title=\"\(title)\"", at: (0, 0)), scene("b", at: (800, 0)),
          scene("c", at: (x, 0)))
      ]
    }
    let map = changes(from: app(-900, "Old"), to: app(1600, "New"))
    let former = try #require(map.screen("Main/c")?.formerFrame)
    let cluster = try #require(map.clusters.first).frame
    #expect(former.x > cluster.x)
    #expect(former.x + former.width < (try #require(map.screen("Main/a"))).frame.x)
  }

  @Test(arguments: [-90_000.0, 90_000])
  func `The outline of a place far from all scenes is near them`(old: Double) throws {
    func app(_ x: Double) -> [String: String] {
      [
        "Main.storyboard": storyboard(
          scene("a", at: (0, 0)), scene("b", at: (800, 0)), scene("c", at: (x, 0)))
      ]
    }
    let map = changes(from: app(old), to: app(1600))
    #expect(map.screens.filter { $0.formerFrame != nil }.map(\.object) == ["c"])
    #expect(map.size.width < 3000)
  }

  @Test func `A storyboard whose file was only moved is not drawn`() throws {
    let map = changes(
      from: ["Old/Shelf.storyboard": shelf, "Main.storyboard": list("Old", inside: open)],
      to: ["New/Shelf.storyboard": shelf, "Main.storyboard": list("New", inside: open)])
    #expect(map.clusters.map(\.title) == ["Main"])
    let undrawn = try #require(map.difference?.undrawn)
    #expect(undrawn.map(\.path) == ["New/Shelf.storyboard"])
    #expect(undrawn.map(\.oldPath) == ["Old/Shelf.storyboard"])
    #expect(try #require(map.segue("Main/open")).elsewhere == "ShelfScreen in Shelf")
  }
}
