package import Findings
package import SourceFacts
package import StoryboardModel

/// The input of the rules: an app as it was read.
package struct CheckInput: Sendable {
  /// The storyboards and xibs that belong to the app.
  package var interfaceFiles: [InterfaceFile] = []
  /// The same files, linked, or nil if they still have to be.
  package var storyboards: LinkedStoryboards?
  /// The findings of the readers of storyboards, xibs, property lists and projects.
  ///
  /// The rules of the same names report them.
  package var readingFindings: [Finding] = []
  /// The sources that belong to the app and may matter.
  package var sources: [SourceFile] = []
  /// Whether the app has any sources, including those that cannot matter.
  package var hasSources: Bool = false
  /// The targets and modules of each storyboard and xib, by path.
  package var memberships: [String: FileMembership] = [:]
  /// The paths of the storyboards that the system opens.
  package var entryPoints: [String] = []
  /// Whether whole folders were searched, so that a file that was not discovered doesn't exist.
  package var isWhole: Bool = true
  /// The known modules that don't belong to the app: packages, pods, frameworks.
  package var externalModules: Set<String> = []
  /// The known identifiers of the bundles that the app's targets build.
  package var ownBundles: Set<String> = []
  /// The names, without extensions, of sources that a target lists and that don't exist.
  ///
  /// The build generates them, or they are in a submodule. Each is assumed to declare a class of its name.
  package var missingSources: Set<String> = []
  /// The names of all source files, including those that cannot matter: `List.h`.
  package var sourceNames: Set<String> = []
  /// The texts of the app's files, for questions that facts don't answer.
  package var texts = SourceTexts()

  package init() {}
}

/// The targets and modules to which a file belongs.
package struct FileMembership: Hashable, Sendable {
  /// The targets that contain the file, sorted, with names that are unique across projects.
  ///
  /// Empty if they are unknown.
  package var targets: [String] = []
  /// The modules into which the file is compiled, sorted.
  ///
  /// Empty if they are unknown.
  package var modules: [String] = []
  /// Whether only tests contain the file.
  package var isTest: Bool = false
  /// Whether only apps and app extensions contain the file, so that each of them has its own copy in its bundle.
  package var isOfApps: Bool = false
  /// Whether only frameworks and libraries contain the file, and no app was found: the main bundle is that of
  /// an app elsewhere.
  package var runsElsewhere: Bool = false
  /// The lowest Swift version of the targets, such as `5.0`, or nil if it is unknown.
  package var swiftVersion: String?

  package init() {}

  /// Whether two files are known to be in different apps, and so never in the same bundle.
  func isApart(from other: FileMembership) -> Bool {
    isOfApps && other.isOfApps && Set(targets).isDisjoint(with: other.targets)
  }

  /// The major Swift version.
  var swiftMajor: Int? {
    swiftVersion.flatMap { Int($0.prefix { $0 != "." }) }
  }
}

/// A source file with its facts.
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
