internal import Findings

/// An id that two elements of a file have.
package enum DuplicateIDRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "duplicate-id", severity: .warning,
    summary: "Two elements of a file have the same id",
    why: """
      Ids are Interface Builder’s own, and unique. Where a merge or a copy of the file’s text left \
      one twice, what refers to it may lead to either of the two.
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
}
