import Findings
import Foundation
import NavigationMap
import StoryboardDiff
import StoryboardModel
import StoryboardParsing
import Testing

/// The drawing of the changes between two versions of a storyboard.
@Suite struct DifferenceMapTests {
  private static let old = storyboard(
    initial: "list",
    scene(
      "list", at: (0, 0),
      views: view(
        "button", "go", (20, 100, 80, 40), "", segue("show", to: "detail", "s1", "identifier=\"a\"")
      ),
      inside: segue("show", to: "help", "s2", "identifier=\"showHelp\"")),
    scene("detail", "viewController", "customClass=\"Detail\"", at: (700, 0)),
    scene("help", "viewController", "customClass=\"Help\"", at: (700, 900)),
    scene("about", at: (0, 900)))

  private static let new = storyboard(
    initial: "list",
    scene(
      "list", at: (0, 0),
      views: view(
        "button", "go", (20, 300, 80, 40), "", segue("show", to: "detail", "s1", "identifier=\"b\"")
      )
        + view(
          "containerView", "box", (0, 400, 300, 200), "", segue("embed", to: "chart", "s3"))),
    scene("detail", "viewController", "customClass=\"Book\"", at: (700, 0)),
    scene("chart", "viewController", "customClass=\"Chart\"", at: (1400, 0)),
    scene("about", at: (0, 900)))

  private func version(_ text: String) throws -> ParsedFile {
    let path = "Main.storyboard"
    let parsed = StoryboardReader(scope: .complete).read(Data(text.utf8), path: path)
    let file = try #require(parsed.file)
    return ParsedFile(path: path, file: file)
  }

  private func picture(_ old: String?, _ new: String?) throws -> AppMap {
    let file = ComparedFile(try old.map { try version($0) }, try new.map { try version($0) })
    return AppMap(differences: [file], title: "Changes")
  }

  /// The states of screens by their objects.
  private func screens(_ map: AppMap) -> [String: String] {
    #expect(map.difference != nil)
    return Dictionary(
      uniqueKeysWithValues: map.screens.map {
        ($0.object.rawValue, $0.change?.rawValue ?? "none")
      })
  }

  @Test func `Every screen has its state, and changed ones are next to their old version`()
    throws
  {
    let map = try picture(Self.old, Self.new)
    #expect(
      screens(map) == [
        "list": "changed", "list~before": "before", "detail": "changed", "chart": "added",
        "help": "removed", "about": "unchanged",
      ])
    let before = try #require(map.screens.first { $0.object == "list~before" })
    let after = try #require(map.screens.first { $0.object == "list" })
    #expect(before.successor == after.key)
    #expect(before.frame.x < after.frame.x)
    #expect(abs(before.frame.y - after.frame.y) < after.frame.height)
  }

  @Test func `Every segue has its state, and removed ones lead where they led`() throws {
    let map = try picture(Self.old, Self.new)
    let states = map.segues.map { segue in
      let ends = [segue.from, segue.to].map { key in
        map.screens.first { $0.key == key }?.object.rawValue ?? "–"
      }
      return [segue.identifier ?? "–", segue.change?.rawValue ?? "none"] + ends
    }
    #expect(
      Set(states) == [
        ["b", "changed", "list", "detail"], ["–", "added", "list", "chart"],
        ["showHelp", "removed", "list", "help"],
      ])
    #expect(map.segues.allSatisfy { $0.route != nil })
  }

  @Test func `No two screens overlap`() throws {
    let screens = try picture(Self.old, Self.new).screens
    for (place, screen) in screens.enumerated() {
      for other in screens[..<place] {
        let (a, b) = (screen.outerFrame, other.outerFrame)
        #expect(
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y
            || b.y + b.height <= a.y)
      }
    }
  }

  @Test func `An added storyboard is added as a whole, a removed one is drawn as removed`()
    throws
  {
    #expect(Set(screens(try picture(nil, Self.new)).values) == ["added"])
    let gone = try picture(Self.old, nil)
    #expect(Set(screens(gone).values) == ["removed"])
    #expect(Set(gone.segues.map(\.change)) == [.removed])
    #expect(gone.segues.count == 2)
  }

  @Test func `Without changes, there is nothing to draw`() throws {
    #expect(try picture(Self.old, Self.old).screens.isEmpty)
  }

  @Test func `A removed scene whose ids are used again is still drawn`() throws {
    let other = storyboard(
      scene("list", at: (0, 0)), scene("about", at: (0, 900)),
      scene(
        "new", "viewController", "customClass=\"New\"", views: view("view", "help", (0, 0, 9, 9))))
    let map = try picture(Self.old, other)
    #expect(screens(map)["help~gone"] == "removed")
    #expect(screens(map)["new"] == "added")
  }

  @Test func `The drawing shows the states by class, by word and to screen readers`() throws {
    let map = try picture(Self.old, Self.new)
    let svg = String(decoding: SVGWriter.bytes(of: map), as: UTF8.self)
    for state in ["added", "removed", "changed", "before"] {
      #expect(svg.contains("data-change=\"\(state)\""))
      #expect(svg.contains(">\(state)</text></g>"))
      #expect(svg.contains("diff-\(state)"))
    }
    #expect(svg.contains("aria-label=\"Removed. "))
    #expect(XMLSurvey(Array(svg.utf8)).isWellFormed)
  }

  @Test func `A page allows the style of its own drawing and no other`() throws {
    let old = String(decoding: MapPage(map(["Main.storyboard": Self.new])).bytes, as: UTF8.self)
    let new = String(
      decoding: MapPage(try picture(Self.old, Self.new)).bytes, as: UTF8.self)
    let policy = #/style-src ([^;]*);/#
    let before = try #require(old.firstMatch(of: policy)).1
    let after = try #require(new.firstMatch(of: policy)).1
    // The page's own style is the same, but the drawing's is not.
    #expect(before.split(separator: " ").count == 2)
    #expect(before.split(separator: " ").first == after.split(separator: " ").first)
    #expect(before.split(separator: " ").last != after.split(separator: " ").last)
    // The marker's colors are attributes, which a policy doesn't restrict.
    #expect(!new.contains(" style=\"fill"))
  }

  @Test func `The page's details of a change have no noise`() throws {
    func app(_ text: String, _ red: String) -> String {
      storyboard(
        scene(
          "a",
          views: view(
            "label", "l", (10, 10, 99, 21), "text=\"\(text)\"",
            #"<color key="textColor" red="\#(red)" green="0" blue="0" alpha="1"/>"#)))
    }
    let map = try picture(app("Old", "0.5"), app("New", "0.50012"))
    #expect(map.screens.flatMap(\.changes).flatMap(\.details).contains { $0.noise == .rounding })
    let page = String(decoding: MapPage(map).bytes, as: UTF8.self)
    #expect(page.contains(#"["text","Old","New"]"#))
    #expect(!page.contains(#"["textColor""#))
  }

  @Test func `Graphviz and Mermaid show the states, too`() throws {
    let map = try picture(Self.old, Self.new)
    let dot = DotWriter.text(of: map)
    #expect(dot.contains("Help\\nremoved\", color=\"#c8372d\""))
    #expect(dot.contains("label=\"showHelp (removed)\""))
    #expect(dot.contains("label=\"b (changed)\""))
    let mermaid = MermaidWriter.text(of: map)
    #expect(mermaid.contains("  class s_Main_help removed\n"))
    #expect(mermaid.contains("|\"showHelp #40;removed#41;\"|"))
    #expect(mermaid.contains("  classDef added stroke:#2a8a43,stroke-width:3px\n"))
  }

  @Test func `A map of one version has no changes`() {
    let svg = String(
      decoding: SVGWriter.bytes(of: map(["Main.storyboard": Self.new])), as: UTF8.self)
    #expect(!svg.contains("diff-"))
    #expect(!svg.contains("data-change"))
  }
}
