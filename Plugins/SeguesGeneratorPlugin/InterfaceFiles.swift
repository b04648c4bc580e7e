import Foundation
import PackagePlugin

/// The storyboards and xibs among a target's files.
struct InterfaceFiles {
  /// The files, sorted by path.
  private(set) var urls: [URL] = []
  /// Whether the build puts any of them into the target's resource bundle.
  private(set) var areResources = false

  /// Collects the storyboards and xibs in a list of files.
  ///
  /// The list doesn't contain files that the manifest excludes, so nothing is generated for them. A
  /// folder that is copied as a whole, such as `Base.lproj`, is a single entry, so its contents are
  /// searched.
  init(in files: FileList) {
    for file in files {
      let found = Self.isInterface(file.url) ? [file.url] : Self.interfaces(below: file.url)
      urls += found
      areResources = areResources || (file.type == .resource && !found.isEmpty)
    }
    urls.sort { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
  }

  private static func isInterface(_ url: URL) -> Bool {
    ["storyboard", "xib"].contains(url.pathExtension.lowercased()) && !url.hasDirectoryPath
  }

  private static func interfaces(below folder: URL) -> [URL] {
    // Xcode's lists have the frameworks that a target links. What they contain isn't the target's.
    guard folder.hasDirectoryPath, !["framework", "xcframework"].contains(folder.pathExtension)
    else { return [] }
    let entries = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return entries?.compactMap { $0 as? URL }.filter(isInterface) ?? []
  }
}
