import Foundation
import SeguesTesting
import Testing

// Testable, as in an app's own tests, which the examples' tests imitate.
@testable import Pills

@MainActor @Suite struct PillsTests {
  let stage: Stage
  let pills: PillsViewController

  init() throws {
    stage = try Stage(storyboard: "Main", bundle: .module)
    pills = try stage.root(as: PillsViewController.self)
  }

  @Test func `The red pill is pushed with the traveller's name`() throws {
    pills.traveller = "Trinity"
    pills.redPillTapped(nil)
    let red = try stage.top(as: RedPillViewController.self)
    #expect(red.traveller == "Trinity")
    #expect(red.message.contains("Trinity"))
    #expect(red.navigationController?.viewControllers == [pills, red])
  }

  @Test func `The blue pill is presented by its button with the traveller's name`() throws {
    #expect(try stage.fire("TheBluePillExperience", from: pills, sender: UIButton()))
    let blue = try stage.top(as: BluePillViewController.self)
    #expect(blue.traveller == "Neo")
    #expect(blue.presentingViewController != nil)
  }

  @Test func `Waking up dismisses the blue pill`() throws {
    pills.performSegue(.theBluePillExperience, sender: nil)
    try stage.top(as: BluePillViewController.self).wakeUpTapped(nil)
    #expect(stage.top === pills)
  }

  @Test func `The enum and the storyboard have the same identifiers`() throws {
    let audit = try StoryboardAudit("Main", bundle: .module)
    #expect(audit.problems(in: PillsViewController.self).isEmpty)
  }

  @Test func `The audit finds an identifier that is mistyped in the enum`() throws {
    let audit = try StoryboardAudit("Main", bundle: .module)
    let messages = audit.problems(in: Mistyped.PillsViewController.self).map(\.message)
    #expect(messages.contains { $0.contains("'TheRedPilExperience'") })
  }
}

/// The controller after a mistake in the only place that the compiler can't check.
private enum Mistyped {
  final class PillsViewController: UIViewController, SegueHandler {
    enum SegueIdentifier: String, CaseIterable {
      case theRedPillExperience = "TheRedPilExperience"
      case theBluePillExperience = "TheBluePillExperience"
    }
  }
}
