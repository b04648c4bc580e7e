import Foundation
import SeguesTesting
import Testing

// The tests for both apps. One has handwritten segues, the other generated ones.
#if GENERATED
@testable import MacTrailsGenerated
#else
@testable import MacTrailsByHand
#endif

@MainActor @Suite struct MacTrailsTests {
  let stage: Stage
  let window: MainWindowController
  let trails: TrailsViewController

  init() throws {
    stage = try Stage(storyboard: "Main", bundle: .module)
    window = try stage.root(as: MainWindowController.self)
    trails = try stage.root(as: TrailsViewController.self)
  }

  /// The form that the Add toolbar item opens.
  func form() throws -> EditTrailViewController {
    try stage.fire(MainWindowController.SegueID.addTrail, from: window)
    return try stage.top(as: EditTrailViewController.self)
  }

  /// The settings' first tab, on the screen.
  func settings() throws -> GeneralViewController {
    window.showSettings()
    return try stage.top(as: GeneralViewController.self)
  }

  @Test func `The selected trail is shown next to the list, with its map`() throws {
    trails.select(1)
    let trail = try stage.root(as: TrailViewController.self)
    #expect(trail.trail == Trail.samples[1])
    #expect(trail.children.map { ($0 as? MapViewController)?.place } == [Trail.samples[1].start])
  }

  @Test func `The embedded map shows where the first trail starts`() throws {
    let trail = try stage.root(as: TrailViewController.self)
    #expect(trail.children.map { ($0 as? MapViewController)?.place } == [Trail.samples[0].start])
  }

  @Test func `The toolbar opens a sheet, which adds the saved trail to the list`() throws {
    let form = try form()
    #expect(stage.window.attachedSheet === form.view.window)
    form.trail.name = "Gorge"
    form.saveTapped()
    #expect(stage.window.attachedSheet == nil)
    #expect(trails.trails.map(\.name) == ["Lake Loop", "North Ridge", "Gorge"])
  }

  @Test func `Cancel closes the sheet and changes nothing`() throws {
    let form = try form()
    form.trail.name = "Gorge"
    form.cancelTapped()
    #expect(stage.window.attachedSheet == nil)
    #expect(trails.trails == Trail.samples)
  }

  @Test func `A segue action creates the popover, which returns the difficulty`() throws {
    let form = try form()
    #expect(try stage.fire(EditTrailViewController.SegueID.chooseDifficulty, from: form))
    let difficulty = try stage.top(as: DifficultyViewController.self)
    #expect(difficulty.current == .moderate)
    difficulty.choose(.hard)
    #expect(form.trail.difficulty == .hard)
    #expect(stage.top === form)
  }

  @Test func `The statistics open in a window, whose content receives the trails`() throws {
    #expect(try stage.fire(TrailsViewController.SegueID.showStatistics, from: trails))
    let opened = try stage.top(as: StatisticsWindowController.self)
    #expect(opened.window !== stage.window)
    #expect(
      try stage.top(as: StatisticsViewController.self).counts == [.easy: 1, .hard: 1])
  }

  @Test func `Without trails, the statistics don't open`() throws {
    trails.removeAll()
    #expect(try !stage.fire(TrailsViewController.SegueID.showStatistics, from: trails))
  }

  @Test func `A segue without an identifier shows the app's version`() throws {
    #expect(try stage.fire(GeneralViewController.SegueID.about, from: settings()))
    #expect(try stage.top(as: AboutViewController.self).version == "1.0")
  }

  @Test func `The account is in a separate storyboard`() throws {
    let settings = try settings()
    settings.account = Account(email: "ada@example.com")
    #expect(try stage.fire(GeneralViewController.SegueID.showAccount, from: settings))
    let account = try stage.top(as: AccountViewController.self)
    #expect(account.account?.email == "ada@example.com")
    #expect(account.storyboard !== stage.storyboard)
  }

  @Test func `Without a signed-in user, no account is shown`() throws {
    let settings = try settings()
    #expect(try !stage.fire(GeneralViewController.SegueID.showAccount, from: settings))
    #expect(stage.top === settings)
  }

  @Test func `The classes and the storyboards agree`() throws {
    let audit = try StoryboardAudit("Main", bundle: .module)
    let problems = audit.problems(
      in: MainWindowController.self, TrailsViewController.self, TrailViewController.self,
      EditTrailViewController.self, GeneralViewController.self)
    #expect(problems == [])
  }
}
