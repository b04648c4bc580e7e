internal import Files
internal import Findings

/// The files that a run could not read, and the folders that it could not search.
///
/// The baseline's findings in them are kept.
struct UnreadPlaces {
  private static let rules = Set(
    [RuleName.unreadableFile, .unreadableFolder, .unreadableName, .unreadableSource]
      .map(\.rawValue))

  private let places: Set<String>

  /// Returns the paths that findings report as unreadable.
  static func paths(in findings: [Finding]) -> Set<String> {
    Set(findings.filter { rules.contains($0.rule) }.map(\.location.file))
  }

  /// - Parameters:
  ///   - paths: The paths as they are in findings.
  ///   - name: Returns a path as it is in a baseline.
  init(_ paths: Set<String>, as name: (String) -> String) {
    places = Set(paths.map(name))
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
