/// The folders in which the configuration of an Xcode project's target is looked for.
///
/// Xcode does not say which folder is a target's, so the target's storyboards and xibs do. The build
/// plugin shares this source file through a link, and can import none of the package's modules: it
/// uses the standard library only.
enum ConfigurationFolders {
  /// Returns the folder that holds all of the files and those above it, up to the project's own.
  ///
  /// - Parameters:
  ///   - files: The absolute paths of a target's storyboards and xibs.
  ///   - project: The absolute path of the folder that the project is in.
  /// - Returns: The folders, the nearest first. The project's is the last, and the only one where the
  ///   files have no folder below it in common.
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
