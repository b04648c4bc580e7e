import CheckRun
import SegueChecking
import SourceFacts
import Testing

/// Calls that are in an app thousands of times.
@Suite(.timeLimit(.minutes(60))) struct ManyUsesTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a">
    <scenes>
    <scene sceneID="s"><objects><viewController id="a" customClass="List"/></objects></scene>
    </scenes>
    </document>
    """

  /// An app with some code, in which each call occurs several times.
  private func app(_ code: String, times count: Int) -> LinkedApp {
    var input = CheckRun(files: ["Main.storyboard": Self.storyboard, "List.swift": code]).input()
    for index in input.sources.indices {
      let calls = input.sources[index].facts.calls
      input.sources[index].facts.calls = Array(repeating: calls, count: count).flatMap { $0 }
    }
    return LinkedApp(input)
  }

  @Test func `A constant of a thousand parts is evaluated once for all its uses`() {
    let parts = { (name: String) in Array(repeating: name, count: 31).joined(separator: " + ") }
    let others = (0..<9).map { "static let z\($0) = z\($0 + 1)" }.joined(separator: "\n  ")
    let app = app(
      """
      class List: UIViewController {
        static let a = \(parts("b"))
        static let b = \(parts("z0"))
        \(others)
        static let z9 = "x"
        func open() { performSegue(withIdentifier: List.a, sender: self) }
      }
      """, times: 40_000)
    let identifiers = app.uses.performs.map(\.identifier)
    #expect(identifiers.count == 40_000)
    #expect(Set(identifiers) == [.values([String(repeating: "x", count: 961)])])
  }

  @Test func `The classes of a protocol are looked up once for all its uses`() {
    let protocols = (0..<1_000).map { "protocol P\($0): P\($0 + 1) {}" }
    let classes = (0..<100).map { "class C\($0): UIViewController, P0 {}" }
    let app = app(
      """
      protocol Asked {}
      \((protocols + classes).joined(separator: "\n"))
      class Detail: UIViewController, Asked {}
      class List: UIViewController {
        func open(_ other: Asked) { other.performSegue(withIdentifier: "a", sender: self) }
      }
      """, times: 40_000)
    let actors = Set(app.uses.performs.map(\.actor))
    guard actors.count == 1, case .other(let found)? = actors.first else {
      Issue.record("\(actors)")
      return
    }
    #expect(found.map { app.code.table[$0].name } == ["Detail"])
  }
}
