/// The targets and modules to which a file belongs.
package struct FileMembership: Hashable, Sendable {
  /// The targets that contain the file, sorted, with names that are unique across projects.
  ///
  /// Empty if they are unknown. The storyboards of a watch app are also in the target of its extension, if a build
  /// setting says that their classes are there.
  package var targets: [String] = []
  /// The modules into which the file is compiled, sorted; empty if they are unknown.
  package var modules: [String] = []
  /// Whether only tests contain the file.
  package var isTest: Bool = false
  /// Whether only apps and app extensions contain the file, so that each of them has its own copy in its bundle.
  package var isOfApps: Bool = false
  /// Whether only libraries of packages contain the file; each has its own bundle.
  package var isOfPackages: Bool = false
  /// Whether the main bundle is probably that of an app elsewhere.
  ///
  /// That is so if only frameworks and libraries contain the file and no app was found, or if the
  /// file is in a folder next to those of projects that has no storyboards or xibs.
  package var runsElsewhere: Bool = false
  /// The lowest Swift version of the targets, such as `5.0`, or nil if it is unknown.
  package var swiftVersion: String?
  /// Whether Objective-C sees every member of a class that inherits from `NSObject`, as it did before Swift 4;
  /// nil if the Swift version of a target is unknown.
  package var exposesImplicitly: Bool?

  package init() {}

  /// Whether two files are known to be in different apps, and so never in the same bundle.
  func isApart(from other: FileMembership) -> Bool {
    isOfApps && other.isOfApps && Set(targets).isDisjoint(with: other.targets)
  }

  /// Whether two files may be in one target; of several apps in a folder, they may be in different ones.
  func mayMeet(_ other: FileMembership) -> Bool { Set(targets).mayMeet(other.targets) }

  var swiftMajor: Int? { swiftVersion.flatMap { Int($0.prefix { $0 != "." }) } }
}

extension Set<String> {
  /// Whether a file in these targets and one in others may meet in one; a file without known targets may be in any.
  func mayMeet(_ other: some Collection<String>) -> Bool {
    isEmpty || other.isEmpty || !isDisjoint(with: other)
  }
}
