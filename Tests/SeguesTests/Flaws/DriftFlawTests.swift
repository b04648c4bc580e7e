import Foundation
import Segues
import SeguesMacros
import SeguesTesting
import Testing

/// Identifiers that differ from the storyboard, and enums that several classes share.
@MainActor
@Suite struct DriftFlawTests {
  @Test func `One line in a test finds every difference between class and storyboard`() throws {
    let problems = try StoryboardAudit("Drifted", bundle: .module).problems(in: DriftedSource.self)
    #expect(
      problems.map(\.message) == [
        """
        no segue of DriftedSource has the identifier 'original'; its segues have 'embedded', \
        'noAction', 'renamed', 'wrongClass'
        """,
        """
        two segues without an identifier lead from DriftedSource to HelpViewController: give one an \
        identifier
        """,
        """
        this segue is an embed, which code can't perform: declare case 'embedded' of DriftedSource \
        '@Embed'
        """,
        "no case of DriftedSource.Segue has the identifier 'renamed'",
        """
        case 'wrongClass' of DriftedSource leads to NoteViewController, but this segue leads to \
        HelpViewController
        """,
        """
        PersonScreen takes its input in its initializer, but this segue has no segue action: \
        connect one that calls 'makeDestination(.noAction, from:)'
        """,
      ])
    #expect(
      problems.dropFirst().allSatisfy { $0.line > 0 && $0.file.hasSuffix("Drifted.storyboard") })
  }

  @Test func `A class that agrees with its storyboard has no problems`() throws {
    // One case has its segue action on a navigation controller's root. An unwind segue without an
    // identifier is not the segue of the unnamed case.
    let audit = try StoryboardAudit("Drifted", bundle: .module)
    #expect(audit.problems(in: AgreeingSource.self) == [])
  }

  @Test func `A class with identifiers only is audited too`() throws {
    let problems = try StoryboardAudit("Drifted", bundle: .module).problems(in: DriftedHandler.self)
    #expect(
      problems.map(\.message) == [
        "no segue of DriftedHandler has the identifier 'gone'; its segues have 'there', 'undeclared'",
        "no case of DriftedHandler.SegueIdentifier is 'undeclared'",
      ])
  }

  @Test func `An audit takes several classes with identifiers only`() throws {
    let audit = try StoryboardAudit("Drifted", bundle: .module)
    let problems = audit.problems(in: DriftedHandler.self, MatrixViewController.self)
    #expect(
      problems == audit.problems(in: MatrixViewController.self)
        + audit.problems(in: DriftedHandler.self))
    #expect(problems.count == 3)
  }

  @Test func `A class without a scene is a problem`() throws {
    let problems = try StoryboardAudit("Mixin", bundle: .module).problems(in: DriftedSource.self)
    #expect(
      problems.map(\.message) == ["no scene of this storyboard has the class DriftedSource"])
  }

  @Test func `Auditing a missing storyboard is an error`() {
    let error = #expect(throws: AuditError.self) { try StoryboardAudit("NoSuchStoryboard") }
    #expect(error?.description.contains("has 'NoSuchStoryboard.storyboard'") == true)
  }

  @Test func `A folder before the name can be the one that contains Base.lproj`() throws {
    let project = FileManager.default.temporaryDirectory
      .appendingPathComponent("segues-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: project) }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes/></document>
      """
    // What is in a hidden folder, such as a copy of the build, doesn't count.
    for target in ["Phone", "Television", ".build/Phone"] {
      let folder = project.appendingPathComponent("\(target)/Base.lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appendingPathComponent("Localized.storyboard"))
    }
    try Data().write(to: project.appendingPathComponent("Package.swift"))
    let test = project.appendingPathComponent("Tests.swift").path
    #expect {
      try StoryboardAudit("Localized", filePath: test)
    } throws: {
      "\($0)".contains("there are 2 storyboards called 'Localized'")
    }
    _ = try StoryboardAudit("Phone/Localized", filePath: test)
    _ = try StoryboardAudit("Television/Base.lproj/Localized", filePath: test)
  }

  /// The problems of a class whose scene has these segues: to `help`, `person`, or the unknown `other`.
  private func problems(ofSegues segues: String) throws -> [AuditProblem] {
    let project = FileManager.default.temporaryDirectory
      .appendingPathComponent("segues-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: project) }
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes>
        <scene sceneID="s-1"><objects>
          <viewController id="c-1" customClass="AgreeingSource" customModule="SeguesTests" \
      sceneMemberID="viewController"><connections>\(segues)</connections></viewController>
        </objects></scene>
        <scene sceneID="s-2"><objects>
          <viewController id="help" customClass="HelpViewController" customModule="SeguesTests" \
      sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s-3"><objects>
          <viewController id="person" customClass="PersonScreen" customModule="SeguesTests" \
      sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s-4"><objects>
          <viewControllerPlaceholder storyboardName="OfAnotherBundle" id="other" \
      sceneMemberID="viewController"/>
        </objects></scene>
      </scenes></document>
      """
    try Data(text.utf8).write(to: project.appendingPathComponent("Temporary.storyboard"))
    try Data().write(to: project.appendingPathComponent("Package.swift"))
    let test = project.appendingPathComponent("Tests.swift").path
    return try StoryboardAudit("Temporary", filePath: test).problems(in: AgreeingSource.self)
  }

  private static let person = """
    <segue destination="person" kind="show" identifier="person" \
    destinationCreationSelector="makePerson:" id="g-3"/>
    """

  @Test func `A segue that leads to an unknown scene is not a second segue to a class`() throws {
    let problems = try problems(
      ofSegues: """
        <segue destination="help" kind="show" id="g-1"/>
        <segue destination="other" kind="show" id="g-2"/>\(Self.person)
        """)
    #expect(problems == [])
  }

  @Test func `A case's segue may lead to an unknown scene`() throws {
    let toOther = Self.person.replacing(#"destination="person""#, with: #"destination="other""#)
    let help = #"<segue destination="help" kind="show" id="g-1"/>"#
    #expect(try problems(ofSegues: help + toOther) == [])
  }

  @Test func `A case without an identifier is not a segue that has one`() throws {
    let problems = try problems(
      ofSegues: #"<segue destination="help" kind="show" identifier="more" id="g-1"/>"# + Self.person
    )
    #expect(
      problems.map(\.message) == [
        """
        case 'help' of AgreeingSource has no segue: no segue without an identifier leads to \
        HelpViewController
        """,
        "no case of AgreeingSource.Segue has the identifier 'more'",
      ])
  }

  @Test func `Each class has its own segues`() {
    // The compile-fail tests show that another controller's case doesn't compile.
    #expect(TableSource.SegueID.allCases == [.next, .cell])
    #expect(PlainSource.SegueID.allCases == [.next])
    #expect(TableSource.SegueID(identifier: "end") == nil)
  }
}
