import Foundation
import NavigationGraph
import NavigationWalk
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

@MainActor
@Suite struct PlayerTests {
  private func player() throws -> any Player {
    let main = StoryboardText(
      initial: "tabs",
      scenes: [
        .controller("tabs", "tabBarController", segues: [.tab("nav"), .tab("other")]),
        .controller("nav", "navigationController", segues: [.root("list")]),
        .controller(
          "list", class: "List",
          segues: [
            SegueText("show", to: "detail", id: "show", from: .button),
            SegueText("presentation", to: "sheet", id: "present", from: .button),
          ]),
        .controller("detail", class: "Detail"),
        .controller(
          "sheet", class: "Sheet", segues: [.unwind("done:", to: "sheet-exit", from: .button)]),
        .controller("other", class: "Other"),
      ])
    let files = [StoryboardReader().read(Data(main.xml.utf8), path: "Main.storyboard").file]
    return try NavigationGraph(files: files.compactMap { $0 }).player(
      startingAt: ControllerID(file: "Main.storyboard", object: "tabs"))
  }

  private func shown(_ player: any Player) -> [String] {
    player.stack.filter(\.isShown).map(\.name)
  }

  /// Fires the segue with an id, which must be among the moves.
  private func fire(_ id: String, _ player: any Player) throws -> WalkOutcome {
    let link = try #require(
      player.moves.lazy.compactMap { move -> SegueLink? in
        if case .segue(let link, _) = move, link.segue.id.rawValue == id { link } else { nil }
      }.first)
    return player.fire(link)
  }

  @Test func `A push can be taken back`() throws {
    let player = try player()
    #expect(shown(player) == ["UITabBarController", "UINavigationController", "List"])
    #expect(try fire("show", player).name == "pushed")
    #expect(shown(player).last == "Detail")
    #expect(player.back())
    #expect(shown(player).last == "List")
    #expect(!player.back())
  }

  @Test func `A presentation can be dismissed or unwound`() throws {
    let player = try player()
    #expect(try fire("present", player).name == "presented")
    #expect(player.stack.last?.isPresented == true)
    #expect(player.dismiss())
    #expect(!player.dismiss())
    _ = try fire("present", player)
    #expect(try fire("unwind-sheet-exit", player).name == "unwound")
    #expect(shown(player).last == "List")
  }

  @Test func `A segue that would create too many nested controllers isn't fired`() throws {
    let home = SceneText.controller(
      "home", segues: [SegueText("show", to: "c0", id: "go", from: .button)])
    let levels = (0..<24).map { level in
      SceneText.controller(
        "c\(level)",
        segues: ["l", "r"].map {
          SegueText("embed", to: "c\(level + 1)", id: "\($0)\(level)", from: .containerView)
        })
    }
    let main = StoryboardText(initial: "home", scenes: [home] + levels + [.controller("c24")])
    let file = try #require(
      StoryboardReader().read(Data(main.xml.utf8), path: "Main.storyboard").file)
    let player = try NavigationGraph(files: [file]).player(
      startingAt: ControllerID(file: "Main.storyboard", object: "home"))
    #expect(try fire("go", player).name == "unknown")
  }

  @Test(arguments: [
    ("viewController", "pushed"), ("splitViewController", "presented"),
    ("tabBarController", "presented"), ("navigationController", "presented"),
  ])
  func `A scene that code opens is pushed, unless it is a container`(
    element: String, outcome: String
  ) throws {
    let main = app([], [.controller("next", element)])
    let file = try #require(
      StoryboardReader().read(Data(main.xml.utf8), path: "Main.storyboard").file)
    func id(_ object: ObjectID) -> ControllerID {
      ControllerID(file: "Main.storyboard", object: object)
    }
    let way = CodeNavigation.Arrow(from: id("list"), to: id("next"), location: file.location)
    let player = try NavigationGraph(files: [file]).player(
      startingAt: id("nav"), code: CodeNavigation(arrows: [way]))
    #expect(player.open(way).name == outcome)
  }

  @Test func `Tabs that aren't selected are moves`() throws {
    let player = try player()
    guard case .tab(1, "Other")? = player.moves.last else {
      Issue.record("no tab among the moves")
      return
    }
    #expect(player.select(tab: 1))
    #expect(shown(player) == ["UITabBarController", "Other"])
    #expect(!player.select(tab: 2))
  }

  @Test func `A segue of a covered controller isn't fired`() throws {
    let player = try player()
    let links = player.moves
    #expect(player.select(tab: 1))
    guard case .segue(let link, _)? = links.first else {
      Issue.record("no segue among the moves")
      return
    }
    #expect(player.fire(link).name == "nothing")
  }

  @Test func `Screens and tabs have their titles, and a navigation controller that of its root`()
    throws
  {
    let main = StoryboardText(
      initial: "tabs",
      scenes: [
        .controller("tabs", "tabBarController", segues: [.tab("nav"), .tab("other")]),
        .controller("nav", "navigationController", segues: [.root("list")]),
        .controller("list", class: "List").with("title", "People"),
        .controller("other", class: "Other").with("title", "Account"),
      ])
    let files = [StoryboardReader().read(Data(main.xml.utf8), path: "Main.storyboard").file]
    let player = try NavigationGraph(files: files.compactMap { $0 }).player(
      startingAt: ControllerID(file: "Main.storyboard", object: "tabs"))
    #expect(
      shown(player) == ["UITabBarController", "UINavigationController “People”", "List “People”"])
    guard case .tab(1, "Other “Account”")? = player.moves.last else {
      Issue.record("no tab with a title among the moves")
      return
    }
  }

  @Test(arguments: [("navigationItem", ""), ("tabBarItem", ""), ("navigationItem", #"title="""#)])
  func `An item of a bar gives a screen without a title its own`(
    element: String, attributes: String
  ) throws {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" \(attributes) customClass="List" sceneMemberID="viewController">
      <\(element) key="\(element)" title="People" id="i"/>
      </viewController></objects></scene></scenes></document>
      """
    let files = [StoryboardReader().read(Data(xml.utf8), path: "Main.storyboard").file]
    let player = try NavigationGraph(files: files.compactMap { $0 }).player(
      startingAt: ControllerID(file: "Main.storyboard", object: "a"))
    #expect(shown(player) == ["List “People”"])
  }
}
