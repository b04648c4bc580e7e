internal import Files
internal import Foundation

/// The folder that CI services resolve paths from.
enum RepositoryRoot {
  /// Returns the nearest folder above another one that contains `.git`; the folder itself if there
  /// is none.
  static func folder(around folder: String) -> String {
    var components = FilePath.components(of: folder)[...]
    while !components.isEmpty {
      let candidate = "/" + components.joined(separator: "/")
      if FileManager.default.fileExists(atPath: candidate + "/.git") { return candidate }
      components.removeLast()
    }
    return folder
  }
}
