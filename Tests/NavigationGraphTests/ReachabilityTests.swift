import Findings
import Foundation
import NavigationGraph
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

@Suite struct ReachabilityTests {
  @Test func `All segues except unwinds are followed`() {
    let main = StoryboardText(
      initial: "nav",
      scenes: [
        .controller("nav", "navigationController", segues: [.root("list")]),
        .controller(
          "list",
          segues: [
            SegueText("show", to: "detail", from: .button),
            SegueText("embed", to: "child", from: .containerView),
            SegueText("custom", to: "special"), .unwind("back:", to: "lone-exit"),
          ]),
        .controller("detail"), .controller("child"), .controller("special"), .controller("lone"),
      ])
    #expect(
      graph(["Main.storyboard": main]).reached(from: "Main.storyboard", in: "Main.storyboard")
        == ["child", "detail", "list", "nav", "special"])
  }

  @Test func `Code in reached scenes and outside of scenes reaches other scenes`() {
    let path = "Main.storyboard"
    let main = StoryboardText(
      initial: "a",
      scenes: [
        .controller("a"), .controller("b", segues: [SegueText("show", to: "c")]),
        .controller("c"), .controller("d"), .controller("e"), .controller("f"),
      ])
    func id(_ object: String) -> ControllerID {
      ControllerID(file: path, object: ObjectID(rawValue: object))
    }
    func arrow(_ from: String, _ to: String) -> CodeNavigation.Arrow {
      CodeNavigation.Arrow(from: id(from), to: id(to), location: SourceLocation(file: "A.swift"))
    }
    let code = CodeNavigation(arrows: [arrow("a", "b"), arrow("e", "f")], starts: [id("d")])
    let reached = Reachability(
      in: graph([path: main]), rule: .project, startingAt: [path], code: code)
    #expect(reached.starts == [id("a")])
    #expect(reached.controllers == Set(["a", "b", "c", "d"].map(id)))
    #expect(reached.undecided == [])
  }

  @Test func `What is reached only from scenes that code may open is undecided`() {
    let path = "Main.storyboard"
    let main = StoryboardText(
      initial: "a",
      scenes: [
        .controller("a"),
        .controller(
          "b",
          segues: [SegueText("show", to: "c", from: .button), SegueText("show", to: "a")]),
        .controller("c"), .controller("d"),
      ])
    func id(_ object: String) -> ControllerID {
      ControllerID(file: path, object: ObjectID(rawValue: object))
    }
    let reached = Reachability(
      in: graph([path: main]), rule: .project, startingAt: [path],
      code: CodeNavigation(possibleStarts: [id("a"), id("b")]))
    #expect(reached.controllers == [id("a")])
    #expect(reached.undecided == [id("b"), id("c")])
  }

  @Test func `Each scene that is not reached has a reason`() {
    let main = StoryboardText(
      initial: "a",
      scenes: [
        .controller("a"), .controller("lone"),
        .controller("own", segues: [SegueText("show", to: "own")]),
        .controller("b", segues: [SegueText("show", to: "c"), SegueText("show", to: "a")]),
        .controller("c"), .controller("perhaps"),
      ])
    let other = StoryboardText(initial: "x", scenes: [.controller("x")])
    let (path, old, unloaded) = ("Main.storyboard", "Old.storyboard", "Other.storyboard")
    let all = graph([path: main, old: other, unloaded: other])
    func id(_ object: String, in path: String) -> ControllerID {
      ControllerID(file: path, object: ObjectID(rawValue: object))
    }
    let perhaps = id("perhaps", in: path)
    let known = Reachability(
      in: all, rule: .project, startingAt: [path],
      code: CodeNavigation(possibleStarts: [perhaps]), unlisted: [old])
    let reasons = ["a", "lone", "own", "b", "c", "perhaps"].map {
      known.reason(for: id($0, in: path))
    }
    #expect(
      reasons
        == [nil, .nothingLeads, .nothingLeads, .nothingLeads, .onlyFromUnreached, .undecided])
    #expect(known.reason(for: id("x", in: old)) == .noTarget)
    #expect(known.reason(for: id("x", in: unloaded)) == .storyboardNotLoaded)
    for (lacksSources, reason) in [(false, UnreachedReason.codeNotRead), (true, .noSources)] {
      let unknown = Reachability(
        in: all, rule: .project, startingAt: [path], lacksSources: lacksSources, unlisted: [old])
      #expect(unknown.reason(for: id("a", in: path)) == nil)
      #expect(unknown.reason(for: id("c", in: path)) == reason)
      #expect(unknown.reason(for: id("x", in: old)) == .noTarget)
    }
  }

  @Test func `A cycle of segues is followed once`() {
    let main = StoryboardText(
      initial: "a",
      scenes: [
        .controller("a", segues: [SegueText("show", to: "b")]),
        .controller("b", segues: [SegueText("show", to: "a"), SegueText("show", to: "b")]),
      ])
    #expect(
      graph(["Main.storyboard": main]).reached(from: "Main.storyboard", in: "Main.storyboard")
        == ["a", "b"])
  }

  @Test func `References lead into another file`() {
    let main = StoryboardText(
      initial: "a",
      scenes: [
        .controller("a", segues: [SegueText("show", to: "ref")]),
        .reference("ref", storyboard: "Other"),
      ])
    let other = StoryboardText(
      initial: "x",
      scenes: [
        .controller("x", segues: [SegueText("show", to: "y")]), .controller("y"), .controller("z"),
      ])
    let both = graph(["Main.storyboard": main, "Other.storyboard": other])
    #expect(both.reached(from: "Main.storyboard", in: "Other.storyboard") == ["x", "y"])
    #expect(both.reached(from: "Other.storyboard", in: "Main.storyboard").isEmpty)
  }

  @Test func `A Mac storyboard's application object is reached, with its menus`() {
    let main = StoryboardText(
      initial: "window", runtime: "MacOSX.Cocoa",
      scenes: [
        .controller("app", "application", segues: [SegueText("show", to: "about")]),
        .controller("window", "windowController"), .controller("about"), .controller("lone"),
      ])
    #expect(
      graph(["Main.storyboard": main]).reached(from: "Main.storyboard", in: "Main.storyboard")
        == ["about", "app", "window"])
  }

  @Test func `A watch app's notifications are reached, with their dynamic interfaces`() {
    let dynamic = SegueText(
      "relationship", to: "dynamic", attributes: [("relationship", "dynamicNotificationInterface")])
    let main = StoryboardText(
      initial: "home", runtime: "watchKit",
      scenes: [
        .controller("home", "controller"),
        .controller("static", "notificationController", segues: [dynamic]),
        .controller("dynamic", "controller"), .controller("lone", "controller"),
      ])
    #expect(
      graph(["Main.storyboard": main]).reached(from: "Main.storyboard", in: "Main.storyboard")
        == ["dynamic", "home", "static"])
  }

  @Test func `A popover's controller is reached with the scene that it is in`() throws {
    let file = StoryboardReader().read(Data(PopoverText.xml.utf8), path: "Main.storyboard").file
    let graph = NavigationGraph(files: [try #require(file)])
    #expect(
      graph.reached(from: "Main.storyboard", in: "Main.storyboard") == ["list", "tips"])
  }

  @Test func `A chain of ten thousand scenes is followed`() {
    let scenes = (0..<10_000).map { number in
      SceneText.controller("c\(number)", segues: [SegueText("show", to: "c\(number + 1)")])
    }
    let main = StoryboardText(initial: "c0", scenes: scenes + [.controller("c10000")])
    #expect(
      graph(["Main.storyboard": main]).reached(from: "Main.storyboard", in: "Main.storyboard").count
        == 10_001)
  }
}
