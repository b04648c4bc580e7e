internal import Findings

extension RuleDescription {
  /// The rules about projects, property lists and sources.
  static let projects = [
    RuleDescription(
      id: .unreadableProject, severity: .warning,
      summary: "An Xcode project, or another file that declares targets, cannot be read",
      why: """
        Its targets and build settings are unknown, and so is which files belong to the app. The \
        usual cause is the markers of an unfinished merge. A project in the binary format whose \
        parts refer to each other without end is not read either.
        """),
    RuleDescription(
      id: .unreadablePropertyList, severity: .warning,
      summary: "A property list cannot be read",
      why: """
        The storyboards that it names are unknown, so scenes that only they lead to may count as \
        unreachable.
        """),
    RuleDescription(
      id: .unresolvedSetting, severity: .note,
      summary: "A property list names a storyboard by a build setting",
      why: """
        The setting is not resolved, so scenes that only this storyboard leads to may count as \
        unreachable.
        """),
    RuleDescription(
      id: .projectWithoutFiles, severity: .note,
      summary: "Most files that an Xcode project lists do not exist",
      why: """
        A project that was not regenerated, or a checkout that is incomplete, does not say which \
        files belong to the app, so all files in its folder count.
        """),
    RuleDescription(
      id: .unreadableSource, severity: .warning,
      summary: "A Swift or Objective-C file cannot be read, or is too large to parse",
      why: """
        The file's permissions do not allow reading it, or it is larger than the limit. Its \
        declarations are unknown, so code and storyboards that use them may be reported.
        """),
    RuleDescription(
      id: .sourceEncoding, severity: .note,
      summary: "A Swift or Objective-C file is not entirely UTF-8",
      why: """
        The file is read anyway, without the bytes that are not UTF-8. Identifiers with such \
        characters are not recognized.
        """),
    RuleDescription(
      id: .sourceSyntax, severity: .note,
      summary:
        "A Swift file contains an unfinished merge, or cannot be parsed in a reasonable time",
      why: """
        Both sides of a merge are read, without the markers. A file is not read if it is nested \
        too deeply, or has so many syntax errors that parsing it would take very long. \
        Declarations in such a file may be missed, and code that uses them may be reported. Syntax \
        that is too old or too new for the parser is ignored.
        """),
  ]
}
