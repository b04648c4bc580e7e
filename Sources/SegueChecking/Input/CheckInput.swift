package import Findings
package import SourceFacts
package import StoryboardModel

/// Everything about an app that the rules look at.
package struct CheckInput: Sendable {
  /// The storyboards and xibs that belong to the app.
  package var interfaceFiles: [InterfaceFile] = []
  /// What was found while the storyboards, xibs, property lists and projects were read, as their
  /// readers report it: the rules of those names pass it on.
  package var readingFindings: [Finding] = []
  /// The sources that belong to the app and may matter.
  package var sources: [SourceFile] = []
  /// What is known of each storyboard and xib beside its contents, by path.
  package var memberships: [String: FileMembership] = [:]
  /// The storyboards that the system opens by itself, as paths.
  package var entryPoints: [String] = []
  /// Whether whole folders were read, so that what is not among the files is not in the app; not so
  /// where single files were named.
  package var isWhole: Bool = true
  /// The modules that come from elsewhere, as far as something names them: packages, pods, frameworks.
  package var externalModules: Set<String> = []
  /// Of the classes that storyboards and xibs name, those whose name some source of the app mentions
  /// as a word, outside of comments or not.
  package var mentionedClasses: Set<String> = []
  /// A file's text by its path; nil where it cannot be had.
  ///
  /// Rules ask only for the few files that they have a finding in, to say what edit would settle it.
  package var text: @Sendable (_ path: String) -> String? = { _ in nil }

  package init() {}
}

/// To which part of an app a file belongs.
package struct FileMembership: Hashable, Sendable {
  /// The targets that have the file, each named so that no two of different projects are alike,
  /// sorted; empty where that is not known.
  package var targets: [String] = []
  /// The modules that the file is compiled into, sorted; empty where that is not known.
  package var modules: [String] = []
  /// Whether all targets that have the file are tests.
  package var isTest: Bool = false
  /// The lowest Swift version of the targets, such as `5.0`; nil where it is not known.
  package var swiftVersion: String?

  package init() {}

  /// The first number of the Swift version.
  var swiftMajor: Int? {
    swiftVersion.flatMap { Int($0.prefix { $0 != "." }) }
  }
}

/// A source file with what it says.
package struct SourceFile: Sendable {
  package enum Language: String, Sendable {
    case swift
    case objectiveC
  }

  package var path: String
  package var language: Language
  package var membership = FileMembership()
  package var facts: SourceFacts

  package init(path: String, language: Language, facts: SourceFacts) {
    self.path = path
    self.language = language
    self.facts = facts
  }
}
