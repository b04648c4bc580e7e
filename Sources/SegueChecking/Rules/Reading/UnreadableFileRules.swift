internal import Findings

/// A storyboard or xib cannot be opened.
package enum UnreadableFileRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "unreadable-file", severity: .error,
    summary: "A storyboard or xib cannot be opened",
    why: """
      The file is missing, is a folder or a pipe, or its permissions do not let it be read. \
      Nothing in it is checked, and what other files say of it may be wrong.
      """,
    triggering: [],
    nonTriggering: [])
}

/// A folder cannot be opened.
package enum UnreadableFolderRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "unreadable-folder", severity: .warning,
    summary: "A folder cannot be opened",
    why: """
      Its permissions do not let it be searched: what is in it is not checked.
      """,
    triggering: [],
    nonTriggering: [])
}

/// A storyboard or xib is larger than what is read.
package enum TooLargeRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "too-large", severity: .error,
    summary: "A storyboard or xib is larger than what is read",
    why: """
      Files of real apps have less than a megabyte. The limit keeps one file from using up the \
      memory of the machine that checks it.
      """,
    triggering: [],
    nonTriggering: [])
}

/// A storyboard or xib is empty.
package enum EmptyFileRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "empty-file", severity: .error,
    summary: "A storyboard or xib is empty",
    why: """
      The file has no bytes, or only white space: Xcode cannot compile it.
      """,
    triggering: [
      """
      --- Main.storyboard
      ↓
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      """
    ])
}
