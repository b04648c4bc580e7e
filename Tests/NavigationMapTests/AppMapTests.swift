import NavigationGraph
import NavigationMap
import StoryboardModel
import Testing

/// The contents of an app's map.
struct AppMapTests {
  private static let list = storyboard(
    initial: "nav",
    scene(
      "nav", "navigationController", at: (0, 0), size: nil,
      inside: #"<connections><segue destination="list" kind="relationship" "#
        + #"relationship="rootViewController" id="root"/></connections>"#),
    scene(
      "list", "tableViewController", #"customClass="ListController" storyboardIdentifier="List""#,
      at: (600, 0), size: nil,
      inside: view(
        "tableView", "table", (0, 0, 375, 667), #"key="view" dataMode="prototypes""#,
        "<prototypes>"
          + view(
            "tableViewCell", "cell", (0, 28, 375, 44), #"reuseIdentifier="Row""#,
            segue("show", to: "detail", "show", #"identifier="showDetail""#)) + "</prototypes>")),
    scene(
      "detail", at: (1200, 0),
      views: view(
        "button", "done", (20, 100, 100, 40), "",
        #"<state key="normal" title="Done"/>"#
          + segue("unwind", to: "list-exit", "back", #"unwindAction="back:""#))),
    scene("lost", at: (1800, 0)))

  @Test func `Every scene is a screen, and every segue is on the map`() {
    let map = map(["App/Main.storyboard": Self.list])
    #expect(map.screens.map(\.key) == ["Main/nav", "Main/list", "Main/detail", "Main/lost"])
    #expect(map.segues.map(\.key) == ["Main/root", "Main/show", "Main/back"])
    #expect(map.counts.scenes == 4)
    #expect(map.counts.segues == 3)
  }

  @Test func `A screen has its class, its identifier, and its role in the app`() throws {
    let map = map(["App/Main.storyboard": Self.list])
    let list = try #require(map.screen("Main/list"))
    #expect(list.className == "ListController")
    #expect(list.storyboardIdentifier == "List")
    #expect(list.element == "tableViewController")
    #expect(list.name == "Scene list")
    #expect(!list.isInitial && list.isReachable && list.depth == 0)
    #expect(try #require(map.screen("Main/nav")).isInitial)
    #expect(try #require(map.screen("Main/detail")).depth == 1)
    let lost = try #require(map.screen("Main/lost"))
    #expect(!lost.isReachable && !lost.isUndecided && lost.depth == nil)
    #expect(lost.unreached == .codeNotRead)
  }

  @Test func `A scene that code may open is undecided`() throws {
    let map = map(["App/Main.storyboard": Self.list]) {
      $0.reachability.undecided = [ControllerID(file: "App/Main.storyboard", object: "lost")]
    }
    let lost = try #require(map.screen("Main/lost"))
    #expect(lost.isUndecided && !lost.isReachable)
  }

  @Test func `A segue leads from its control to the edge of its destination`() throws {
    let map = map(["App/Main.storyboard": Self.list])
    let show = try #require(map.segue("Main/show"))
    let (list, detail) = (
      try #require(map.screen("Main/list")).frame, try #require(map.screen("Main/detail")).frame
    )
    #expect(show.from == "Main/list" && show.to == "Main/detail")
    #expect(show.trigger == "cell “Row”")
    let route = try #require(show.route)
    #expect(route.start.x == list.x + 375)
    #expect(route.start.y > list.y && route.start.y < list.y + 200)
    #expect(route.end.x == detail.x)
    #expect(route.end.y > detail.y && route.end.y < detail.y + detail.height)
    #expect(show.label?.text == "showDetail")
  }

  @Test func `An unwind leads to the exit above a screen`() throws {
    let map = map(["App/Main.storyboard": Self.list])
    let back = try #require(map.segue("Main/back"))
    let list = try #require(map.screen("Main/list"))
    #expect(back.to == "Main/list" && list.hasExit)
    #expect(try #require(back.route).end.y < list.frame.y)
    #expect(back.label?.text == "back:")
  }

  @Test func `A static cell is called by its text, not by its label in Interface Builder`() {
    let cell = view(
      "tableViewCell", "c", (0, 28, 375, 44), #"userLabel="Theme Cell""#,
      view("label", "l", (16, 10, 100, 20), #"text="Appearance""#)
        + segue("show", to: "b", "show"))
    let table = view(
      "tableView", "t", (0, 0, 375, 667), #"dataMode="static""#,
      #"<sections><tableViewSection id="s"><cells>\#(cell)</cells></tableViewSection></sections>"#)
    let map = map(["Main.storyboard": storyboard(scene("a", views: table), scene("b"))])
    #expect(map.segue("Main/show")?.trigger == "cell “Appearance”")
  }

  @Test func `A reference is a small screen, linked to its destination`() throws {
    let other = storyboard(initial: "more", scene("more"))
    let main = storyboard(
      initial: "first",
      scene(
        "first", inside: segue("show", to: "reference", "go")),
      """
      <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="Other" id="reference" \
      sceneMemberID="viewController"/></objects></scene>
      """)
    let map = map(["Main.storyboard": main, "Other.storyboard": other])
    let go = try #require(map.segue("Main/go"))
    #expect(go.via == "Main/reference" && go.to == "Other/more")
    #expect(map.links.map(\.from) == ["Main/reference"] && map.links.map(\.to) == ["Other/more"])
    let reference = try #require(map.screen("Main/reference"))
    #expect(go.route?.end.x == reference.frame.x)
    let glyphs = reference.drawing.shapes.compactMap { shape in
      if case .glyph(let glyph, _, _) = shape { glyph } else { nil as Glyph? }
    }
    #expect(glyphs == [.elsewhere])
    #expect(map.clusters[0].frame.x + map.clusters[0].frame.width < map.clusters[1].frame.x)
  }

  @Test func `A segue that leads nowhere has the reason`() throws {
    let main = storyboard(scene("first", inside: segue("show", to: "nobody", "go")))
    let go = try #require(map(["Main.storyboard": main]).segue("Main/go"))
    #expect(go.to == nil && go.route == nil)
    #expect(go.problem == "the file has no object “nobody”")
  }

  @Test func `Storyboards of one name are distinguished by their folders`() {
    let map = map([
      "App/Admin/Main.storyboard": storyboard(scene("a")),
      "App/Guest/Main.storyboard": storyboard(scene("a")),
      "App/Other.storyboard": storyboard(scene("a")),
    ])
    #expect(map.clusters.map(\.key) == ["Admin/Main", "Guest/Main", "Other"])
    #expect(map.screens.map(\.key) == ["Admin/Main/a", "Guest/Main/a", "Other/a"])
  }

  @Test func `Keys are valid in a URL, and unique`() {
    let odd = storyboard(
      scene("a b"), scene("a-b"), scene("é/&lt;"), scene("&quot;"), scene("a b"))
    let map = map(["Odd “Names” &' 1.storyboard": odd])
    #expect(
      map.screens.map(\.key) == [
        "Odd-Names-1/a-b", "Odd-Names-1/a-b~2", "Odd-Names-1/é-", "Odd-Names-1/-",
        "Odd-Names-1/a-b~3",
      ])
  }
}
