import SeguesTesting
import Testing

/// Controllers that inherit from each other, and one without a macro.
@MainActor @Suite struct InheritanceTests {
  let stage: Stage
  let archive: ArchiveViewController

  init() throws {
    stage = try Stage(storyboard: "Archive", bundle: .module)
    archive = try stage.root(as: ArchiveViewController.self)
  }

  @Test func `A base class performs its segues and supplies values for its control`() throws {
    #expect(try stage.fire("ShowOld", from: archive))
    #expect(try stage.top(as: OldArchiveViewController.self).year == 1900)
  }

  @Test func `A subclass has its superclass's segues and its own`() throws {
    archive.performSegue(.showOld(1850))
    let old = try stage.top(as: OldArchiveViewController.self)
    #expect(old.year == 1850)
    let names = OldArchiveViewController._segueDeclarations.map(\.name)
    #expect(names == ["showAbout", "showOld", "showPlain", "showDeeper"])
    old.performSegue(.showDeeper)
    #expect(stage.top is PlainViewController)
  }

  @Test func `Without a macro, a class performs segues with its generated type`() throws {
    archive.performSegue(.showPlain)
    try stage.top(as: PlainViewController.self).showOld(of: 1700)
    #expect(try stage.top(as: OldArchiveViewController.self).year == 1700)
  }

  @Test func `Without a macro, a class supplies values for its control, and vetoes`() throws {
    archive.performSegue(.showPlain)
    let plain = try stage.top(as: PlainViewController.self)
    plain.yearOfButton = nil
    #expect(try !stage.fire("ShowOld", from: plain))
    #expect(stage.top === plain)
    plain.yearOfButton = 1950
    #expect(try stage.fire("ShowOld", from: plain))
    #expect(try stage.top(as: OldArchiveViewController.self).year == 1950)
  }

  @Test func `The audit agrees with the generated code`() throws {
    let audit = try StoryboardAudit("Archive", bundle: .module)
    #expect(audit.problems(in: ArchiveViewController.self) == [])
  }
}
