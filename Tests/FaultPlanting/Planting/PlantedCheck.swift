package import Findings

/// A check of one app that can be repeated with changed contents of some files.
package protocol PlantedCheck: Sendable {
  /// Returns the bytes of the original file.
  func contents(of path: String) -> [UInt8]?

  /// Returns the findings with other bytes in some files; nil for a missing file.
  func findings(replacing files: [String: [UInt8]?]) -> [Finding]
}

extension Plant {
  /// Returns the changed files; nil for a deleted file.
  ///
  /// - Parameter contents: Returns the original contents of a file.
  /// - Returns: Nil if a file doesn't have the bytes to be changed.
  package func changedFiles(_ contents: (String) -> [UInt8]?) -> [String: [UInt8]?]? {
    var changed: [String: [UInt8]?] = [:]
    for (path, edits) in Dictionary(grouping: Set(edits), by: \.path) {
      guard var bytes = contents(path) else { return nil }
      for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        guard edit.range.upperBound <= bytes.count else { return nil }
        bytes.replaceSubrange(edit.range, with: Array(edit.new.utf8))
      }
      changed[path] = .some(bytes)
    }
    for path in deletions { changed[path] = .some(nil) }
    return changed
  }
}
