internal import Files
internal import SeguesConfiguration

extension Configuration {
  /// Reads the configuration at a path, or else the nearest one above some paths; empty if there is
  /// none.
  static func reading(_ path: String?, above paths: [String]) throws -> Configuration {
    guard let path = path ?? ConfigurationSearch.nearest(above: paths) else {
      return Configuration()
    }
    return try ConfigurationReader.read(path)
  }

  /// The filter for files; nil if the configuration names none.
  var files: PathFilter? {
    guard !include.isEmpty || !exclude.isEmpty else { return nil }
    return PathFilter(
      below: path.map(FilePath.folder) ?? "", include: include, exclude: exclude)
  }
}
