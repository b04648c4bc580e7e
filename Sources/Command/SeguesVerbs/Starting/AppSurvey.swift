internal import AppProject
internal import FilesAndPaths
internal import Findings
internal import Foundation
internal import GenerationRun

/// An app as `segues init` finds it: its targets, its storyboards, and the folders of tools.
struct AppSurvey {
  /// The targets of projects and packages, by name.
  let targets: [AppTarget]
  private let interfaceFiles: [String]
  /// The folders with dependencies or build products, which are not part of the app, with the reason.
  let foreignFolders: [(name: String, reason: String)]

  /// Searches a folder.
  ///
  /// - Throws: An ``InputFailure`` if the folder has no storyboard or xib.
  init(of folder: String) throws {
    let files = FileDiscovery(findsSources: true).files(below: [folder])
    guard !files.interfaceFiles.isEmpty else { throw InputFailure.nothingFound([folder]) }
    interfaceFiles = files.interfaceFiles
    targets = AppMembership(reading: files).targets.filter { $0.kind != .folder }
    foreignFolders = Self.knownForeignFolders.filter { name, _ in
      FileKind(atFollowingLinks: FilePath.join(folder, name)) == .folder
    }
  }

  /// The number of storyboards and xibs, in words.
  var interfaceWords: String {
    let xibs = interfaceFiles.count { FilePath.pathExtension(of: $0) == "xib" }
    return "\(count(interfaceFiles.count - xibs, "storyboard")), \(count(xibs, "xib"))"
  }

  private static let knownForeignFolders = [
    (name: "Pods", reason: "CocoaPods"), (name: "Carthage", reason: "Carthage"),
    (name: "SourcePackages", reason: "packages that Xcode downloads"),
    (name: "DerivedData", reason: "build products"), (name: "build", reason: "build products"),
    (name: "node_modules", reason: "npm"),
  ]
}

extension AppTarget.Kind {
  var words: String {
    switch self {
    case .app: "app"
    case .appExtension: "app extension"
    case .messagesApp: "app for Messages"
    case .stickerPack: "sticker pack"
    case .watchApp: "watch app"
    case .watchExtension: "watch extension"
    case .framework: "framework"
    case .library: "library"
    case .unitTests: "unit tests"
    case .uiTests: "UI tests"
    case .tool: "tool"
    case .other, .folder: "other"
    }
  }
}
