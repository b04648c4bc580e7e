internal import FilesAndPaths
internal import SeguesConfiguration

extension Configuration {
  /// Reads the configuration at a path, or else the nearest one above some paths; empty if there is none.
  static func reading(_ path: String?, above paths: [String]) throws -> Configuration {
    guard let path = path ?? ConfigurationSearch.nearest(above: paths) else {
      return Configuration()
    }
    return try ConfigurationReader.read(path)
  }

  /// The filter for files; nil if the configuration names none.
  var files: PathFilter? { files(below: path.map(FilePath.folder) ?? "") }

  /// The filter for files by their paths with links resolved; nil if the configuration names none.
  var filesWithoutLinks: PathFilter? {
    let folder = path.map(FilePath.folder) ?? ""
    return files(below: AbsolutePath.resolved(folder.isEmpty ? "." : folder) ?? folder)
  }

  private func files(below folder: String) -> PathFilter? {
    guard !include.isEmpty || !exclude.isEmpty else { return nil }
    return PathFilter(below: folder, include: include, exclude: exclude)
  }
}
