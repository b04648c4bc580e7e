import Foundation
import SeguesTesting
import Testing

@MainActor @Suite struct ContainerTests {
  let storyboard = NSStoryboard(name: "Office", bundle: .module)
  let ada = Person(name: "Ada")

  @Test func `A container hands a child its value`() throws {
    let stage = try Stage(storyboard: "Office", identifier: "Team", bundle: .module)
    let team = try stage.root(as: TeamViewController.self)
    let failures = recordingSegueFailures { team.configureChild(.member(ada)) }
    #expect(failures == [])
    #expect((team.tabViewItems[1].viewController as? PersonViewController)?.person == ada)
  }

  @Test func `A window hands its content a value`() throws {
    let window = try #require(
      storyboard.instantiateController(withIdentifier: "PersonWindow") as? NSWindowController
    ).window
    window?.configure(PersonViewController.self, with: ada)
    #expect((window?.contentViewController as? PersonViewController)?.person == ada)
  }

  @Test func `The controller with an identifier is created with its input`() throws {
    let made = storyboard.instantiateController(
      MadeViewController.self, withIdentifier: "Made", with: ada)
    #expect(made.person == ada)
  }

  @Test func `The content of the window with an identifier receives its input`() throws {
    let root = storyboard.instantiateController(
      PersonViewController.self, withIdentifier: "PersonWindow", with: ada)
    let window = try #require(root as? NSWindowController)
    #expect((window.contentViewController as? PersonViewController)?.person == ada)
  }

  @Test func `A scene factory creates controllers of both kinds`() {
    let person = SceneFactory<PersonViewController, PersonViewController, Person>(
      "Person", of: "Office", in: .module)
    #expect(person.instantiate(with: ada).person == ada)
    let made = SceneFactory<MadeViewController, MadeViewController, Person>(
      "Made", of: "Office", in: .module)
    #expect(made.instantiate(with: ada).person == ada)
    let window = SceneFactory<NSWindowController, PersonViewController, Person>(
      "PersonWindow", of: "Office", in: .module)
    let controller = window.instantiate { NSWindowController(coder: $0) }
    #expect(controller.contentViewController is PersonViewController)
  }
}
