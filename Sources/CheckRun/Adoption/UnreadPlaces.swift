internal import Findings

/// The files that a run could not read, and the folders that it could not search: what was known of
/// them stays known.
struct UnreadPlaces {
  private static let rules = Set(
    [RuleName.unreadableFile, .unreadableFolder, .unreadableName, .unreadableSource]
      .map(\.rawValue))

  private let places: Set<String>

  /// The paths that findings call unreadable.
  static func paths(in findings: [Finding]) -> Set<String> {
    Set(findings.filter { rules.contains($0.rule) }.map(\.location.file))
  }

  /// - Parameters:
  ///   - paths: The paths as findings have them.
  ///   - name: A path as a baseline has it.
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
