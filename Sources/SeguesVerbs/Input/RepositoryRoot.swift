internal import Findings
internal import Foundation

/// The folder that CI services take paths from.
enum RepositoryRoot {
  /// The nearest folder with a `.git` around another one; that one itself where there is none.
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
