internal import Findings

extension RuleDescription {
  /// The rules about files and folders that cannot be opened, or not as a whole.
  static let unreadableFiles = [
    RuleDescription(
      id: .unreadableFile, severity: .error,
      summary: "A storyboard or xib cannot be opened",
      why: """
        The file is missing, is a folder or a pipe, or its permissions do not allow reading it. \
        Nothing in it is checked, and findings in files that refer to it may be wrong.

        Severity: error. Warning for a folder that is named like a storyboard, because it is \
        searched as a folder.
        """),
    RuleDescription(
      id: .unreadableFolder, severity: .warning,
      summary: "A folder cannot be opened",
      why: """
        Its permissions do not allow listing it, so nothing in it is checked. While there is such \
        a folder, `segues generate` deletes nothing, because the folder may contain the \
        storyboards.
        """),
    RuleDescription(
      id: .unreadableName, severity: .warning,
      summary: "The name of a file or folder is not UTF-8",
      why: """
        Linux accepts any bytes as a name. Apple's file systems accept only UTF-8, so a Mac cannot \
        check the file out. A file with such a name is not read, and a folder with such a name is \
        not searched.
        """),
    RuleDescription(
      id: .collidingNames, severity: .warning,
      summary: "Two names in a folder differ only in case or in how characters are composed",
      why: """
        Most of Apple's file systems treat both as one name: a checkout on a Mac has only one of \
        the files, and which one is undefined. If two names differ only in composition, such as \
        “é” as one character and as two, only the first is read.
        """),
    RuleDescription(
      id: .tooLarge, severity: .error,
      summary: "A storyboard or xib is too large to read",
      why: """
        Files of real apps are smaller than a megabyte. The limit keeps one file from using up the \
        memory of the machine that checks it.
        """),
    RuleDescription(
      id: .emptyFile, severity: .error,
      summary: "A storyboard or xib is empty",
      why: """
        The file has no bytes, or only whitespace, so Xcode cannot compile it.
        """,
      triggering: [
        """
        --- Main.storyboard
        ↓
        """
      ],
      nonTriggering: [.readable]),
  ]
}
