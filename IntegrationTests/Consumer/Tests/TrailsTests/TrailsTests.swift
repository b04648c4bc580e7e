import Foundation
import SeguesTesting
import Testing

// The tests for both apps. One has handwritten segues, the other generated ones.
#if GENERATED
@testable import TrailsGenerated
#else
@testable import TrailsByHand
#endif

@MainActor @Suite struct TrailsTests {
  let stage: Stage
  let tabs: UITabBarController
  let trails: TrailsViewController

  init() throws {
    stage = try Stage(storyboard: "Trails", bundle: .module)
    tabs = try stage.root(as: UITabBarController.self)
    trails = try stage.root(as: TrailsViewController.self)
  }

  /// The form that the Add button opens.
  func form() throws -> EditTrailViewController {
    try stage.fire(TrailsViewController.SegueID.addTrail, from: trails)
    return try stage.top(as: EditTrailViewController.self)
  }

  /// The settings, on the screen.
  func settings() throws -> SettingsViewController {
    tabs.selectedIndex = 1
    return try stage.top(as: SettingsViewController.self)
  }

  @Test(arguments: Trail.samples.indices)
  func `A tap on a cell shows its trail`(_ row: Int) throws {
    let cell = try #require(trails.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    #expect(try stage.fire(TrailsViewController.SegueID.showTrail, from: trails, sender: cell))
    #expect(try stage.top(as: TrailViewController.self).trail == Trail.samples[row])
  }

  @Test func `A sender that isn't a cell shows no trail`() throws {
    #expect(try !stage.fire(TrailsViewController.SegueID.showTrail, from: trails))
    #expect(stage.top === trails)
  }

  @Test func `A link opens the trail that it names`() throws {
    trails.open(trailNamed: "North Ridge")
    #expect(try stage.top(as: TrailViewController.self).title == "North Ridge")
  }

  @Test func `The embedded map shows where the trail starts`() throws {
    trails.performSegue(.showTrail(Trail.samples[1]))
    let trail = try stage.top(as: TrailViewController.self)
    let map = try #require(trail.children.first as? MapViewController)
    #expect(map.place == Trail.samples[1].start)
  }

  @Test func `A saved trail is in the list`() throws {
    let form = try form()
    #expect(form.trail == .blank)
    form.trail.name = "Gorge"
    #expect(try stage.fire(EditTrailViewController.SegueID.saveTrail, from: form))
    #expect(stage.top === trails)
    #expect(trails.trails.map(\.name) == ["Lake Loop", "North Ridge", "Gorge"])
  }

  @Test func `A trail without a name can't be saved`() throws {
    let form = try form()
    #expect(try !stage.fire(EditTrailViewController.SegueID.saveTrail, from: form))
    #expect(stage.top === form)
    #expect(trails.trails == Trail.samples)
  }

  @Test func `Cancel closes the form and changes nothing`() throws {
    let form = try form()
    form.trail.name = "Gorge"
    #expect(try stage.fire(EditTrailViewController.SegueID.cancelEdit, from: form))
    #expect(stage.top === trails)
    #expect(trails.trails == Trail.samples)
  }

  @Test func `The difficulty is passed in a segue action, and returned`() throws {
    let form = try form()
    #expect(try stage.fire(EditTrailViewController.SegueID.chooseDifficulty, from: form))
    let difficulty = try stage.top(as: DifficultyViewController.self)
    #expect(difficulty.current == .moderate)
    difficulty.choose(.hard)
    #expect(stage.top === form)
    #expect(form.trail.difficulty == .hard)
  }

  @Test func `A segue without an identifier shows the app's version`() throws {
    #expect(try stage.fire(SettingsViewController.SegueID.about, from: settings()))
    #expect(try stage.top(as: AboutViewController.self).version == "1.0")
  }

  @Test func `The account is in a separate storyboard`() throws {
    let settings = try settings()
    settings.account = Account(email: "ada@example.com")
    #expect(try stage.fire(SettingsViewController.SegueID.showAccount, from: settings))
    let account = try stage.top(as: AccountViewController.self)
    #expect(account.account?.email == "ada@example.com")
    #expect(account.storyboard !== stage.storyboard)
  }

  @Test func `Without a signed-in user, no account is shown`() throws {
    let settings = try settings()
    #expect(try !stage.fire(SettingsViewController.SegueID.showAccount, from: settings))
    #expect(stage.top === settings)
  }

  @Test func `The classes and the storyboards agree`() throws {
    let audit = try StoryboardAudit("Trails", bundle: .module)
    let problems = audit.problems(
      in: TrailsViewController.self, TrailViewController.self, EditTrailViewController.self,
      DifficultyViewController.self, SettingsViewController.self)
    #expect(problems == [])
  }
}
