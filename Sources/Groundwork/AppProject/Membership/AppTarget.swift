internal import FilesAndPaths

/// A module: a target of an Xcode project or of a Swift package.
package struct AppTarget: Hashable, Sendable {
  /// The kind of product that a target builds.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case app
    case appExtension
    /// The app around a message extension or a sticker pack, which is never launched.
    case messagesApp
    /// Stickers for Messages, without code.
    case stickerPack
    case watchApp
    case watchExtension
    case framework
    case library
    case unitTests
    case uiTests
    case tool
    case other
    /// All files of a folder without a known project, as one app.
    case folder
  }

  /// The target's name; empty for a folder without a project.
  package var name: String
  /// The file that declares the target: a `project.pbxproj`, a `Package.swift`, a `project.yml`;
  /// empty if there is none.
  package var declaredIn: String
  package var kind: Kind
  /// The names of its module, which may differ between configurations; empty if unknown, so that
  /// the module may have any name.
  package var moduleNames: [String] = []
  /// The modules in which its storyboards look for the classes of their target, according to a
  /// build setting (`IBSC_MODULE`); empty if it is only the target's own module.
  ///
  /// The code of a watch app is in its extension.
  package var interfaceModules: [String] = []
  /// The lowest Swift version of its configurations, such as `5.0`; nil if none is set.
  package var swiftVersion: String?
  /// Whether a build setting asks Swift 4 to expose members to Objective-C as Swift 3 did.
  package var infersExposure = false
  /// The bundle identifiers of its configurations that could be resolved.
  package var bundleIdentifiers: [String] = []
  /// The property lists of its configurations, as normal paths, without those that could not be resolved.
  package var propertyLists: [String] = []
  /// Whether ``propertyLists`` are all property lists of the target, and all of them exist.
  package var knowsPropertyLists = false

  /// Whether Objective-C sees every member of a class that inherits from `NSObject`, as it did
  /// before Swift 4; nil if the Swift version is unknown.
  package var exposesImplicitly: Bool? {
    if infersExposure { return true }
    return swiftVersion.flatMap { Int($0.prefix { $0 != "." }) }.map { $0 < 4 }
  }

  /// Whether the system opens the storyboards that the target's property list names.
  var hasEntryPoints: Bool {
    switch kind {
    case .app, .appExtension, .messagesApp, .watchApp, .watchExtension: true
    case .stickerPack, .framework, .library, .unitTests, .uiTests, .tool, .other, .folder: false
    }
  }

  /// Whether an Xcode project declares the target, and it builds a part of apps or tests.
  var isPartOrTestInProject: Bool {
    [.framework, .library, .unitTests, .uiTests].contains(kind)
      && FilePath.name(of: declaredIn) == "project.pbxproj"
  }

  /// The normal path of the folder with the project or manifest that declares the target.
  package var projectFolder: String {
    let folder = FilePath.folder(of: declaredIn)
    // `project.pbxproj` is inside `App.xcodeproj`, so the folder with the sources is one level up.
    let isInBundle = FilePath.pathExtension(of: folder) == "xcodeproj"
    return NormalPath.of(isInBundle ? FilePath.folder(of: folder) : folder)
  }

  /// Whether the target contains tests, whose code does not run in the app.
  package var isTest: Bool { kind == .unitTests || kind == .uiTests }
}
