import Segues
import SeguesMacros
import SeguesTesting
import Testing

/// Flaws 6 and 7: identifiers that drift from the file, and enums that are everybody's.
@MainActor
@Suite struct DriftFlawTests {
  @Test func `Flaw 6: one line in a test finds every drift`() throws {
    let problems = try StoryboardAudit("Drifted", bundle: .module).problems(in: DriftedSource.self)
    #expect(
      problems.map(\.message) == [
        """
        no segue of DriftedSource has the identifier 'original'; there are 'embedded', 'noAction', \
        'renamed', 'wrongClass'
        """,
        """
        two segues without an identifier lead from DriftedSource to HelpViewController: give one an \
        identifier
        """,
        """
        this segue embeds, and code cannot perform it: declare case 'embedded' of DriftedSource \
        '@Embed'
        """,
        "no case of DriftedSource.Segue has the identifier 'renamed'",
        """
        case 'wrongClass' of DriftedSource says that this segue leads to NoteViewController, and it \
        leads to HelpViewController
        """,
        """
        PersonScreen takes its input in its initializer, and this segue has no segue action: \
        connect one that calls 'makeDestination(.noAction, from:)'
        """,
      ])
    #expect(
      problems.dropFirst().allSatisfy { $0.line > 0 && $0.file.hasSuffix("Drifted.storyboard") })
  }

  @Test func `Flaw 6: identifiers alone are audited as well`() throws {
    let problems = try StoryboardAudit("Drifted", bundle: .module).problems(in: DriftedHandler.self)
    #expect(
      problems.map(\.message) == [
        "no segue of DriftedHandler has the identifier 'gone'; there are 'there', 'undeclared'",
        "no case of DriftedHandler.SegueIdentifier is 'undeclared'",
      ])
  }

  @Test func `Flaw 6: a class without a scene is a problem`() throws {
    let problems = try StoryboardAudit("Mixin", bundle: .module).problems(in: DriftedSource.self)
    #expect(
      problems.map(\.message) == ["no scene of this storyboard has the class DriftedSource"])
  }

  @Test func `Flaw 6: a storyboard that is not there is an error`() {
    let error = #expect(throws: AuditError.self) { try StoryboardAudit("NoSuchStoryboard") }
    #expect(error?.description.contains("has 'NoSuchStoryboard.storyboard'") == true)
  }

  @Test func `Flaw 7: the segues are the class's own`() {
    // That another controller's case does not compile is in the compile-fail suite.
    #expect(TableSource.SegueID.allCases == [.next, .cell])
    #expect(PlainSource.SegueID.allCases == [.next])
    #expect(TableSource.SegueID(identifier: "end") == nil)
  }
}
