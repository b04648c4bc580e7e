import Foundation
import NavigationGraph
import NavigationWalk
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// Playing a Mac app, whose screen has windows, sheets and popovers.
@MainActor
@Suite struct DesktopPlayerTests {
  private func player(
    _ scenes: [SceneText], options: WalkOptions = WalkOptions()
  ) throws -> any Player {
    let main = StoryboardText(initial: "home", runtime: "MacOSX.Cocoa", scenes: scenes)
    let files = [StoryboardReader().read(Data(main.xml.utf8), path: "Main.storyboard").file]
    return try NavigationGraph(files: files.compactMap(\.self)).player(
      startingAt: ControllerID(file: "Main.storyboard", object: "home"), options: options)
  }

  /// A controller `home` with segues of these kinds to `x`, whose ids are the kinds.
  private func player(to kinds: String...) throws -> any Player {
    try player([
      .controller(
        "home", class: "Home",
        segues: kinds.map { SegueText($0, to: "x", id: $0, from: .button) }),
      .controller("x", class: "Next"),
    ])
  }

  private func moves(_ player: any Player) -> [String] {
    player.moves.map { move in
      switch move {
      case .segue(let link, _): link.segue.id.rawValue
      case .code(let arrow, _): arrow.destination.object.rawValue
      case .tab(_, let name): name
      }
    }
  }

  private func fire(_ id: String, _ player: any Player) throws -> WalkOutcome {
    let link = try #require(
      player.moves.lazy.compactMap { move -> SegueLink? in
        if case .segue(let link, _) = move, link.segue.id.rawValue == id { link } else { nil }
      }.first)
    return player.fire(link)
  }

  @Test(arguments: ["sheet", "modal"])
  func `A sheet or modal window takes the input until it is dismissed`(kind: String) throws {
    let player = try player(to: kind)
    #expect(try fire(kind, player).name == "presented")
    #expect(player.stack.map(\.name) == ["Home", "Next"])
    #expect(player.stack.map(\.isPresented) == [false, true])
    #expect(player.stack.map(\.isShown) == [true, true])
    #expect(moves(player) == [])
    #expect(player.dismiss())
    #expect(player.stack.map(\.name) == ["Home"])
    #expect(moves(player) == [kind])
  }

  @Test func `A popover leaves the window behind it usable`() throws {
    let player = try player(to: "popover", "show")
    #expect(try fire("popover", player).name == "presented")
    #expect(player.stack.map(\.isPresented) == [false, true])
    #expect(moves(player) == ["popover", "show"])
    #expect(player.dismiss())
    #expect(!player.dismiss())
  }

  @Test func `A new window is next to the first one, and can be closed`() throws {
    let player = try player(to: "show")
    #expect(try fire("show", player).name == "opened")
    #expect(player.stack.map(\.name) == ["Home", "Next"])
    #expect(player.stack.map(\.isPresented) == [false, false])
    #expect(moves(player) == ["show"])
    #expect(player.dismiss())
    #expect(player.stack.map(\.name) == ["Home"])
    #expect(!player.dismiss())
    #expect(!player.back())
  }

  @Test func `Tabs that aren't selected are moves`() throws {
    let tab = { (id: String) in
      SegueText("relationship", to: id, id: id, attributes: [("relationship", "tabItems")])
    }
    let player = try player([
      .controller("home", "tabViewController", segues: [tab("a"), tab("b")]),
      .controller("a", class: "First"), .controller("b", class: "Second"),
    ])
    #expect(moves(player) == ["Second"])
    #expect(player.select(tab: 1))
    #expect(player.stack.filter(\.isShown).map(\.name) == ["NSTabViewController", "Second"])
    #expect(moves(player) == ["First"])
    #expect(!player.select(tab: 2))
  }

  @Test func `Without a window, the first controller is the screen`() throws {
    let player = try player(
      [
        .controller(
          "home", class: "Home", segues: [SegueText("sheet", to: "x", id: "go", from: .button)]),
        .controller("x", class: "Next"),
      ], options: WalkOptions(hasWindow: false))
    #expect(player.stack.map(\.name) == ["Home"])
    #expect(try fire("go", player).name == "unknown")
  }
}
