internal import FilesAndPaths
internal import Foundation

/// The folder of a project.
package enum ProjectFolder {
  /// Returns the nearest folder above another one that contains `.git`; the folder itself if there is none.
  package static func around(_ folder: String) -> String {
    guard let resolved = ResolvedPath.of(folder.isEmpty ? "." : folder) else { return folder }
    var components = FilePath.components(of: resolved)[...]
    while !components.isEmpty {
      let candidate = "/" + components.joined(separator: "/")
      if FileManager.default.fileExists(atPath: candidate + "/.git") { return candidate }
      components.removeLast()
    }
    return resolved
  }

  /// Whether one of a path's components is git's own folder, whose files git reads and runs.
  package static func leadsIntoGit(_ components: some Sequence<String>) -> Bool {
    // The disk may ignore case.
    components.contains { $0.lowercased() == ".git" }
  }
}
