/// The folders that may contain the configuration of an Xcode project's target.
///
/// Xcode doesn't say which folder belongs to a target, so it is derived from the target's
/// storyboards and xibs. The build plugin shares this source file through a link, and can't import
/// any of the package's modules, so it uses only the standard library.
enum ConfigurationFolders {
  /// Returns the folder that contains all of the files, and the folders above it, up to the
  /// project's.
  ///
  /// - Parameters:
  ///   - files: The absolute paths of a target's storyboards and xibs.
  ///   - project: The absolute path of the project's folder.
  /// - Returns: The folders, nearest first. The project's folder is last, and the only one if the
  ///   files have no common folder below it.
  static func paths(of files: [String], upTo project: String) -> [String] {
    let project = project.split(separator: "/")
    let folders = files.map { $0.split(separator: "/").dropLast() }
    var shared = Array(folders.first ?? [])
    for folder in folders.dropFirst() {
      shared = zip(shared, folder).prefix { $0 == $1 }.map(\.0)
    }
    if !shared.starts(with: project) { shared = project }
    return stride(from: shared.count, through: project.count, by: -1).map {
      "/" + shared.prefix($0).joined(separator: "/")
    }
  }
}
