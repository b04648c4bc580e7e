import Foundation
import PackagePlugin

/// The storyboards and xibs among a target's files.
struct InterfaceFiles {
  /// The files, sorted by path.
  private(set) var urls: [URL] = []
  /// Whether the build puts some of them in the target's resource bundle.
  private(set) var areResources = false

  /// Gathers the storyboards and xibs of a list of files.
  ///
  /// A file that the manifest excludes is in no such list, and nothing is generated for it. A folder
  /// that is copied as a whole, as `Base.lproj` may be, is listed as one: it is looked into.
  init(in files: FileList) {
    for file in files {
      let found = Self.isInterface(file.url) ? [file.url] : Self.interfaces(below: file.url)
      urls += found
      areResources = areResources || (file.type == .resource && !found.isEmpty)
    }
    urls.sort { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
  }

  private static func isInterface(_ url: URL) -> Bool {
    ["storyboard", "xib"].contains(url.pathExtension) && !url.hasDirectoryPath
  }

  private static func interfaces(below folder: URL) -> [URL] {
    guard folder.hasDirectoryPath else { return [] }
    let entries = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return entries?.compactMap { $0 as? URL }.filter(isInterface) ?? []
  }
}
