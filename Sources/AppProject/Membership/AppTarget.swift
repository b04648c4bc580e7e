/// What is built as one module: a target of an Xcode project or of a Swift package.
package struct AppTarget: Hashable, Sendable {
  /// What a target builds.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case app
    case appExtension
    case watchApp
    case watchExtension
    case framework
    case library
    case unitTests
    case uiTests
    case tool
    case other
    /// All files of a folder whose project is not known, as one app.
    case folder
  }

  /// The target's name; empty for a folder without a project.
  package var name: String
  /// The file that declares the target: a `project.pbxproj`, a `Package.swift`, a `project.yml`;
  /// empty where nothing does.
  package var declaredIn: String
  package var kind: Kind
  /// The names of its module, which may differ between its configurations; empty where they are
  /// not known, and the module may have any name.
  package var moduleNames: [String]
  /// The lowest Swift version of its configurations, such as `5.0`; nil where none is set.
  package var swiftVersion: String?
  /// The bundle identifiers of its configurations that depend on no setting left open.
  package var bundleIdentifiers: [String]
  /// The property lists of its configurations, as normal paths; those whose path depends on a
  /// setting left open are not among them.
  package var propertyLists: [String]

  package init(
    name: String, declaredIn: String, kind: Kind, moduleNames: [String] = [],
    swiftVersion: String? = nil, bundleIdentifiers: [String] = [], propertyLists: [String] = []
  ) {
    self.name = name
    self.declaredIn = declaredIn
    self.kind = kind
    self.moduleNames = moduleNames
    self.swiftVersion = swiftVersion
    self.bundleIdentifiers = bundleIdentifiers
    self.propertyLists = propertyLists
  }

  /// Whether the target is tests: its code does not run in the app.
  package var isTest: Bool { kind == .unitTests || kind == .uiTests }
}
