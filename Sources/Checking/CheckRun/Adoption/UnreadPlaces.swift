internal import FilesAndPaths
internal import Findings

/// The files that a run could not read, and the folders that it could not search.
///
/// The baseline's findings in them are kept.
struct UnreadPlaces {
  private static let rules = Set(
    [RuleName.unreadableFile, .unreadableFolder, .unreadableName, .unreadableSource]
      .map(\.rawValue))

  private let places: Set<String>

  /// Collects the places from all findings of the run; `name` returns a path as it is in a baseline.
  init(in findings: [Finding], as name: (String) -> String) {
    places = Set(findings.filter { Self.rules.contains($0.rule) }.map { name($0.location.file) })
  }

  var isEmpty: Bool { places.isEmpty }

  /// Whether a file, or a folder that it is in, could not be read.
  func contains(_ file: String) -> Bool {
    guard !isEmpty else { return false }
    var path = file
    while !path.isEmpty, path != "/" {
      if places.contains(path) { return true }
      path = FilePath.folder(of: path)
    }
    return places.contains(".") || places.contains("")
  }
}
