import Foundation
import SeguesTesting
import Testing

// An app's own tests see its internal types so; the examples' tests are written as an app's are.
@testable import Pills

@MainActor @Suite struct PillsTests {
  let stage: Stage
  let pills: PillsViewController

  init() throws {
    stage = try Stage(storyboard: "Main", bundle: .module)
    pills = try stage.root(as: PillsViewController.self)
  }

  @Test func `The red pill is pushed, and knows who takes it`() throws {
    pills.traveller = "Trinity"
    pills.redPillTapped(nil)
    let red = try stage.top(as: RedPillViewController.self)
    #expect(red.traveller == "Trinity")
    #expect(red.message.contains("Trinity"))
    #expect(red.navigationController?.viewControllers == [pills, red])
  }

  @Test func `The blue pill is presented by its button, and knows who takes it`() throws {
    #expect(try stage.fire("TheBluePillExperience", from: pills, sender: UIButton()))
    let blue = try stage.top(as: BluePillViewController.self)
    #expect(blue.traveller == "Neo")
    #expect(blue.presentingViewController != nil)
  }

  @Test func `Who took the blue pill wakes up where it began`() throws {
    pills.performSegue(.theBluePillExperience, sender: nil)
    try stage.top(as: BluePillViewController.self).wakeUpTapped(nil)
    #expect(stage.top === pills)
  }

  @Test func `Every identifier of the enum is in the storyboard, and the other way around`() throws
  {
    let audit = try StoryboardAudit("Main", bundle: .module)
    #expect(audit.problems(in: PillsViewController.self).isEmpty)
  }

  @Test func `The audit finds an identifier that is mistyped in the enum itself`() throws {
    let audit = try StoryboardAudit("Main", bundle: .module)
    let messages = audit.problems(in: Mistyped.PillsViewController.self).map(\.message)
    #expect(messages.contains { $0.contains("'TheRedPilExperience'") })
  }
}

/// The controller as it would be after a slip in the one place that the compiler cannot check.
private enum Mistyped {
  final class PillsViewController: UIViewController, SegueHandler {
    enum SegueIdentifier: String, CaseIterable {
      case theRedPillExperience = "TheRedPilExperience"
      case theBluePillExperience = "TheBluePillExperience"
    }
  }
}
