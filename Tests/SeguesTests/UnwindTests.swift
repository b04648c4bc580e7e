import Segues
import SeguesMacros
import SeguesTesting
import Testing

@MainActor
@Suite struct UnwindTests {
  @Test func `The value reaches the typed method, then the action runs`() throws {
    let (stage, home) = try Stage.of("Unwinding", LimitsHome.self)
    try picker(on: stage).performSegue(.done(Limits(low: 3, high: 9)))
    #expect(home.limits == Limits(low: 3, high: 9))
    #expect(home.calls == ["limitsChosen(with:)", "limitsChosen(_:)"])
    #expect(try stage.top(as: LimitsHome.self) === home)
  }

  @Test func `A method without parameters is called; the action may be in an extension`() throws {
    let (stage, home) = try Stage.of("Unwinding", LimitsHome.self)
    try picker(on: stage).performSegue(.cancel)
    #expect(home.calls == ["pickerCancelled()", "cancelled(by:)"])
  }

  @Test func `The unwind action itself can be named, and runs once`() throws {
    let (stage, home) = try Stage.of("Unwinding", LimitsHome.self)
    try picker(on: stage).performSegue(.plain)
    #expect(home.calls == ["unwind(segue:)"])
    try picker(on: stage).performSegue(.plainWithoutLabel)
    #expect(home.calls == ["unwind(segue:)", "backHere(_:)"])
  }

  @Test func `An unwind segue fired by a control gets its value from the class`() throws {
    let (stage, home) = try Stage.of("Unwinding", LimitsHome.self)
    #expect(try stage.fire("reset", from: picker(on: stage), sender: UIButton()))
    #expect(home.limits == Limits(low: 0, high: 0))
  }

  @Test func `A segue without a case needs no input if its destination has been there`() throws {
    let source = try picker(on: Stage.of("Unwinding", LimitsHome.self).stage)
    let destination = TokenViewController()
    let segue = UIStoryboardSegue(identifier: "back", source: source, destination: destination)
    let failures = recordingSegueFailures { source.prepare(for: segue, sender: nil) }
    #expect(failures.map(\.reason) == [.unknownIdentifier])
    destination.loadViewIfNeeded()
    #expect(recordingSegueFailures { source.prepare(for: segue, sender: nil) } == [])
  }

  @Test func `The audit finds no problem`() throws {
    #expect(
      try StoryboardAudit("Unwinding", bundle: .module).problems(in: LimitsPicker.self).isEmpty)
  }

  private func picker(on stage: Stage) throws -> LimitsPicker {
    try stage.root(as: LimitsHome.self).performSegue(withIdentifier: "pick", sender: nil)
    return try stage.top(as: LimitsPicker.self)
  }
}
