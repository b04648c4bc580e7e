internal import Findings

/// A storyboard or xib cannot be opened.
package enum UnreadableFileRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "unreadable-file", severity: .error,
    summary: "A storyboard or xib cannot be opened",
    why: """
      The file is missing, is a folder or a pipe, or its permissions do not let it be read. \
      Nothing in it is checked, and what other files say of it may be wrong. A folder that is \
      called like a storyboard is a warning: it is searched as a folder.
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
      Its permissions do not let it be searched: what is in it is not checked. `segues generate` \
      deletes nothing while there is such a folder, because it may have the storyboards.
      """,
    triggering: [],
    nonTriggering: [])
}

/// A file or folder has a name that is not UTF-8.
package enum UnreadableNameRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "unreadable-name", severity: .warning,
    summary: "The name of a file or folder is not UTF-8",
    why: """
      Linux takes any bytes for a name; Apple’s file systems take UTF-8 only, so a Mac cannot \
      check the file out. Nothing by this name is read, and a folder of this name is not searched.
      """,
    triggering: [],
    nonTriggering: [])
}

/// Two files of a folder have one name, as Apple's file systems see it.
package enum CollidingNamesRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "colliding-names", severity: .warning,
    summary: "Two names in a folder differ only in case or in how characters are composed",
    why: """
      Most of Apple’s file systems take both for one name: a checkout on a Mac has only one of the \
      files, and which one is not defined. Of two names that differ in composition alone, such as \
      “é” as one character and as two, only the first is read.
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
