internal import FilesAndPaths
package import Findings
package import StoryboardModel

/// The input of the rules: an app as it was read.
package struct CheckInput: Sendable {
  /// The storyboards and xibs that belong to the app.
  package var interfaceFiles: [InterfaceFile] = []
  /// The same files, linked; nil if they aren't linked yet.
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
  package var entryPoints: Set<String> = []
  /// The paths of the entry points that the system shows only as launch screens.
  package var launchScreens: Set<String> = []
  /// The names of the xibs that the system loads at launch, with the application as their owner.
  package var mainXibs: Set<String> = []
  /// Whether whole folders were searched, so that a file that was not discovered doesn't exist.
  package var isWhole: Bool = true
  /// The known modules that don't belong to the app: packages, pods, frameworks.
  package var externalModules: Set<String> = []
  /// The known identifiers of the bundles that the app's targets build.
  package var ownBundles: Set<String> = []
  /// The names, without extensions, of sources that a target lists and that don't exist, or that can't be read.
  ///
  /// The build generates the missing ones, or they are in a submodule. Each is assumed to declare a class of its name.
  package var missingSources: Set<String> = []
  /// The targets of those missing sources that no other target can link, by the source's name.
  package var targetsOfMissingSources: [String: Set<String>] = [:]
  /// The paths of the sources, storyboards and xibs that no target contains, although a project lists others.
  package var unlistedFiles: [String] = []
  /// The names of listed storyboards and xibs that don't exist or are outside the checkout, and of compiled xibs.
  package var unreadInterfaces: Set<String> = []
  /// The names of the files of pods, which the app may contain, too: `Map.storyboard`.
  package var filesOfPods: Set<String> = []
  /// The names of all source files, including those that cannot matter: `List.h`.
  package var sourceNames: Set<String> = []
  /// The texts of the app's files, for questions that facts don't answer.
  package var texts = SourceTexts()

  package init() {}

  /// Whether the app has code in a language that is read: an app in C# has none, but its code opens scenes, too.
  var hasCode: Bool { hasSources || !sources.isEmpty }

  /// Whether every storyboard and xib of the app was read, and there is one.
  var hasAllInterfaces: Bool {
    isWhole && !interfaceFiles.isEmpty && !isMissingInterface
      && !readingFindings.contains { $0.severity > .note && Self.isInterface($0.location.file) }
  }

  /// Whether a storyboard or xib was not read, and the app's bundle may contain it: `Main.storyboard`.
  func mayHaveUnread(_ interface: String) -> Bool {
    unreadInterfaces.contains(interface) || filesOfPods.contains(interface)
  }

  /// The source that is named after a class, if no target has it.
  func unlistedSource(named name: String) -> String? {
    unlistedFiles.first {
      ["swift", "m", "mm"].contains(FilePath.pathExtension(of: $0)) && FilePath.stem(of: $0) == name
    }
  }

  /// Whether the checkout lacks a storyboard or xib that a target lists and that may have scenes.
  private var isMissingInterface: Bool {
    // A Mac finds a file whose name is written in another case.
    let names = Set(interfaceFiles.map { FilePath.name(of: $0.path).lowercased() })
    return unreadInterfaces.contains { name in
      Self.isInterface(name) && !names.contains(name.lowercased())
        // The launch screen of Xcode's templates.
        && FilePath.stem(of: name) != "LaunchScreen"
    }
  }

  /// Whether a path is that of a storyboard or xib, not of a compiled one.
  private static func isInterface(_ path: String) -> Bool {
    ["storyboard", "xib"].contains(FilePath.pathExtension(of: path))
  }

  /// The targets and modules of a file; none if they are unknown.
  package func membership(of file: String) -> FileMembership {
    memberships[file] ?? FileMembership()
  }

  /// Whether the system opens a storyboard only as the launch screen, which it draws without the app's code.
  func isOnlyLaunchScreen(_ file: InterfaceFile) -> Bool {
    launchScreens.contains(file.path) || file.isLaunchScreen && !entryPoints.contains(file.path)
  }

  /// Whether a missing source, perhaps of a given name, may be in a file's targets or in a library that these link.
  func missesSources(of file: String, named name: String? = nil) -> Bool {
    let own = membership(of: file).targets
    return missesSources(in: own.isEmpty ? nil : own, named: name)
  }

  /// Whether a missing source may use a file: a source of the same app, or any source if the file is a library's.
  func missesUsers(of file: FileMembership) -> Bool {
    missesSources(in: file.isOfApps ? file.targets : nil)
  }

  /// Whether a source is missing that may be in one of some targets, or that any target can link; nil means any.
  private func missesSources(in targets: [String]?, named wanted: String? = nil) -> Bool {
    missingSources.contains { name in
      guard wanted == nil || wanted == name else { return false }
      guard let targets, let others = targetsOfMissingSources[name] else { return true }
      return !others.isDisjoint(with: targets)
    }
  }

  /// Whether whole folders were searched and every storyboard, xib and project in them could be read.
  var hasAllFiles: Bool {
    isWhole
      && !readingFindings.contains {
        $0.severity == .error && !Self.rulesOfContents.contains($0.rule)
      }
  }

  /// The rules whose errors are about the contents of a file that was read.
  private static let rulesOfContents = Set(
    [RuleName.cyclicEmbed, .danglingID, .storyboardNotFound].map(\.rawValue))
}
