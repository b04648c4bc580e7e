import Findings
import Foundation
import NavigationGraph
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

@Suite struct DestinationTests {
  private let other = StoryboardText(
    initial: "first",
    scenes: [
      .controller("first"), .controller("second", identifier: "Second"),
      .reference("again", storyboard: "Main"),
    ])

  /// A graph of `Main`, with one segue to a reference, and of `Other`.
  private func destination(_ reference: SceneText) -> SegueLink.Destination? {
    let main = StoryboardText(
      initial: "home",
      scenes: [.controller("home", segues: [SegueText("show", to: "ref", id: "go")]), reference])
    return graph(["App/Main.storyboard": main, "App/Other.storyboard": other])
      .destination(of: "go", in: "App/Main.storyboard")
  }

  @Test func `A segue leads to a controller of its own file`() {
    let main = StoryboardText(scenes: [
      .controller("a", segues: [SegueText("show", to: "b", id: "go")]), .controller("b"),
    ])
    #expect(
      graph(["Main.storyboard": main]).destination(of: "go", in: "Main.storyboard")
        == controller("b", in: "Main.storyboard"))
  }

  @Test func `A reference without an identifier means the other file's initial controller`() {
    #expect(
      destination(.reference("ref", storyboard: "Other"))
        == controller("first", in: "App/Other.storyboard"))
  }

  @Test func `A reference with an identifier means that scene`() {
    #expect(
      destination(.reference("ref", storyboard: "Other", identifier: "Second"))
        == controller("second", in: "App/Other.storyboard"))
  }

  @Test func `A reference may name a scene without an identifier as Xcode's compiler does`() {
    #expect(
      destination(.reference("ref", storyboard: "Other", identifier: "UIViewController-first"))
        == controller("first", in: "App/Other.storyboard"))
    guard
      case .missingScene =
        destination(.reference("ref", storyboard: "Other", identifier: "UIViewController-second"))
    else { return #expect(Bool(false), "not a missing scene") }
  }

  @Test func `A reference without a storyboard means its own file`() {
    let main = StoryboardText(scenes: [
      .controller("a", segues: [SegueText("show", to: "ref", id: "go")]),
      .controller("b", identifier: "B"), .reference("ref", identifier: "B"),
    ])
    #expect(
      graph(["Main.storyboard": main]).destination(of: "go", in: "Main.storyboard")
        == controller("b", in: "Main.storyboard"))
  }

  @Test func `A missing storyboard and a missing scene are distinguished`() throws {
    guard case .unknownStoryboard(let reference) = destination(.reference("ref", storyboard: "Kit"))
    else { return #expect(Bool(false), "not an unknown storyboard") }
    #expect(reference.storyboardName == "Kit")
    guard
      case .missingScene(_, let file) =
        destination(.reference("ref", storyboard: "Other", identifier: "second"))
    else { return #expect(Bool(false), "not a missing scene") }
    #expect(file == "App/Other.storyboard")
  }

  @Test func `A storyboard without an initial controller is reported`() {
    let main = StoryboardText(scenes: [
      .controller("a", segues: [SegueText("show", to: "ref", id: "go")]),
      .reference("ref", storyboard: "Main"),
    ])
    let graph = graph(["Main.storyboard": main])
    guard case .noInitialController = graph.destination(of: "go", in: "Main.storyboard")
    else { return #expect(Bool(false), "not without initial controller") }
    #expect(graph.findings.map(\.rule) == ["no-initial-controller"])
  }

  @Test func `Two references that lead to each other are circular`() {
    let a = StoryboardText(
      initial: "ref",
      scenes: [
        .controller("a", segues: [SegueText("show", to: "ref", id: "go")]),
        .reference("ref", storyboard: "B"),
      ])
    let b = StoryboardText(initial: "back", scenes: [.reference("back", storyboard: "A")])
    let graph = graph(["A.storyboard": a, "B.storyboard": b])
    guard case .circularReference = graph.destination(of: "go", in: "A.storyboard")
    else { return #expect(Bool(false), "not circular") }
    #expect(graph.initialController(of: "A.storyboard") == nil)
  }

  @Test func `A reference to an initial controller that is a reference is followed`() {
    let a = StoryboardText(scenes: [
      .controller("a", segues: [SegueText("show", to: "ref", id: "go")]),
      .reference("ref", storyboard: "B"),
    ])
    let b = StoryboardText(initial: "on", scenes: [.reference("on", storyboard: "Other")])
    #expect(
      graph(["A.storyboard": a, "B.storyboard": b, "Other.storyboard": other])
        .destination(of: "go", in: "A.storyboard") == controller("first", in: "Other.storyboard"))
  }

  @Test func `An unwind segue leads to an exit and its scene`() {
    let main = StoryboardText(scenes: [
      .controller("a", segues: [.unwind("done:", to: "a-exit")])
    ])
    #expect(
      graph(["Main.storyboard": main]).destination(of: "unwind-a-exit", in: "Main.storyboard")
        == .exit(scene: ControllerID(file: "Main.storyboard", object: "a")))
  }

  @Test func `A segue to an object that isn't in the file is dangling`() {
    let main = StoryboardText(scenes: [
      .controller(
        "a",
        segues: [SegueText("show", to: "gone", id: "go"), SegueText("show", to: nil, id: "no")])
    ])
    let graph = graph(["Main.storyboard": main])
    #expect(graph.destination(of: "go", in: "Main.storyboard") == .dangling("gone"))
    #expect(graph.destination(of: "no", in: "Main.storyboard") == .dangling(nil))
  }

  @Test(.timeLimit(.minutes(60)))
  func `Each reference of a long chain is followed only once`() {
    let count = 20_000
    let references = (0..<count).map { index in
      SceneText.reference("r\(index)", identifier: index + 1 < count ? "R\(index + 1)" : "End")
    }
    let xml = StoryboardText(
      scenes: [
        .controller(
          "a", segues: (0..<count).map { SegueText("show", to: "r\($0)", id: "go\($0)") }),
        .controller("end", identifier: "End"),
      ] + references
    ).xml
    // Each reference has its own identifier, by which the previous one leads to it.
    let parts = xml.components(separatedBy: "<viewControllerPlaceholder id=\"r")
    let named = parts.dropFirst().map { part in
      "<viewControllerPlaceholder storyboardIdentifier=\"R\(part.prefix { $0.isNumber })\" id=\"r"
        + part
    }
    let text = ([parts[0]] + named).joined()
    let file = StoryboardReader().read(Data(text.utf8), path: "Main.storyboard").file
    let graph = NavigationGraph(files: [file].compactMap(\.self))
    for id in ["go0", "go\(count / 2)", "go\(count - 1)"] {
      #expect(
        graph.destination(of: id, in: "Main.storyboard") == controller("end", in: "Main.storyboard")
      )
    }
  }
}
