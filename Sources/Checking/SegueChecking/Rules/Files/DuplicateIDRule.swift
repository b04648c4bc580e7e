internal import Findings

/// An id that two elements of a file have.
struct DuplicateIDRule: Rule {
  static let description = RuleDescription(
    id: .duplicateID, severity: .warning,
    summary: "Two elements of a file have the same id",
    why: """
      Interface Builder gives each element a unique id. If a merge or a copy of the file's text \
      leaves an id twice, references to it may lead to either of the two elements.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController id="list" initial="YES" customClass="List"/>
      ↓<viewController id="list" storyboardIdentifier="Other" customClass="Other"/>
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController id="list" initial="YES" customClass="List"/>
      --- Other.storyboard
      <viewController id="list" initial="YES" customClass="Other"/>
      """
    ])

  let report: RuleReport

  func check() { report.passOn() }
}
