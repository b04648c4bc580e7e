internal import AppProject
internal import Findings
internal import SeguesConfiguration

extension Configuration {
  /// The configuration at a path, else the nearest above some paths; an empty one where there is none.
  static func reading(_ path: String?, above paths: [String]) throws -> Configuration {
    guard let path = path ?? ConfigurationSearch.nearest(above: paths) else {
      return Configuration()
    }
    return try ConfigurationReader.read(path)
  }

  /// Which files it lets through; nil where it names none.
  var files: PathFilter? {
    guard !include.isEmpty || !exclude.isEmpty else { return nil }
    return PathFilter(
      below: path.map(FilePath.folder) ?? "", include: include, exclude: exclude)
  }
}
