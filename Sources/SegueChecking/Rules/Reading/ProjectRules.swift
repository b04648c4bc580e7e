internal import Findings

/// An Xcode project, or a file like a Podfile, cannot be read.
package enum UnreadableProjectRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "unreadable-project", severity: .warning,
    summary: "An Xcode project, or another file that declares targets, cannot be read",
    why: """
      Its targets and build settings are not known, and neither is what belongs to the app. \
      Markers of an unfinished merge are the usual reason. A project in the binary format whose \
      parts refer to each other without end is not read either.
      """,
    triggering: [],
    nonTriggering: [])
}

/// A property list cannot be read.
package enum UnreadablePropertyListRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "unreadable-property-list", severity: .warning,
    summary: "A property list cannot be read",
    why: """
      The storyboards that it names are not known, so that what they lead to may count as \
      unreachable.
      """,
    triggering: [],
    nonTriggering: [])
}

/// The name of a storyboard in a property list is a build setting.
package enum UnresolvedSettingRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "unresolved-setting", severity: .note,
    summary: "The name of a storyboard in a property list is a build setting",
    why: """
      The setting is not resolved: what only this storyboard leads to may count as unreachable.
      """,
    triggering: [],
    nonTriggering: [])
}

/// An Xcode project names files that are not there.
package enum ProjectWithoutFilesRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "project-without-files", severity: .note,
    summary: "Most files that an Xcode project lists are not there",
    why: """
      A project that was not generated anew, or a checkout that is not whole, says nothing of what belongs \
      to the app: all files in its folder count.
      """,
    triggering: [],
    nonTriggering: [])
}

/// A source cannot be read.
package enum UnreadableSourceRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "unreadable-source", severity: .warning,
    summary: "A Swift or Objective-C file cannot be read, or is too large to parse",
    why: """
      The file’s permissions do not let it be read, or it is larger than what is read. What it \
      declares is not known, so that what names it may be reported as missing.
      """,
    triggering: [],
    nonTriggering: [])
}

/// A source is no text in UTF-8.
package enum SourceEncodingRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "source-encoding", severity: .note,
    summary: "A Swift or Objective-C file is not UTF-8 throughout",
    why: """
      The file is read all the same, without what is no UTF-8: identifiers with such characters are \
      not recognized.
      """,
    triggering: [],
    nonTriggering: [])
}

/// The parser cannot make sense of a source.
package enum SourceSyntaxRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "source-syntax", severity: .note,
    summary: "A Swift file has an unfinished merge in it, or can't be read in a reasonable time",
    why: """
      Both sides of a merge are read, without its marks. A file is not read if it is nested too deeply, or \
      has so many syntax errors that parsing it would take very long. Declarations in such a file may be \
      missed, and code that uses them may be reported. Syntax that is too old or too new for the parser is \
      ignored.
      """,
    triggering: [],
    nonTriggering: [])
}
