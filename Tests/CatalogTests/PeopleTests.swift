import Foundation
import HeadlessUIKit
import SeguesTesting
import StoryboardModel
import Testing

// Testable, as in an app's own tests, which the examples' tests imitate.
@testable import Catalog

@MainActor @Suite struct PeopleTests {
  let stage: Stage
  let people: PeopleViewController

  init() throws {
    stage = try Stage(storyboard: "Main", bundle: .module)
    people = try stage.root(as: PeopleViewController.self)
  }

  @Test(arguments: Person.samples.indices)
  func `Tapping a cell shows its person`(_ row: Int) throws {
    let indexPath = IndexPath(row: row, section: 0)
    let cell = try #require(people.tableView.cellForRow(at: indexPath))
    #expect(cell.reuseIdentifier == "PersonCell")
    #expect(cell.textLabel?.text == Person.samples[row].name)
    #expect(people.tableView.indexPath(for: cell) == indexPath)

    #expect(try stage.fire("ShowPerson", from: people, sender: cell))
    #expect(try stage.top(as: PersonViewController.self).person == Person.samples[row])
  }

  @Test func `The About button fires a segue without an identifier`() throws {
    let unnamed = try #require(people.segueTemplates.first { $0.identifier == nil })
    let button = try #require(people.sender(of: unnamed) as? UIBarButtonItem)
    #expect(button.title == "About")

    let segue = try #require(people.fireTemplate(unnamed).segue)
    #expect(people.segueIdentifier(for: segue) == .unnamed)
    let about = try stage.top(as: AboutViewController.self)
    about.closeTapped(nil)
    #expect(stage.top === people)
  }

  @Test func `The enum and the storyboard have the same identifiers`() throws {
    let audit = try StoryboardAudit("Main", bundle: .module)
    #expect(audit.problems(in: PeopleViewController.self).isEmpty)
  }
}
