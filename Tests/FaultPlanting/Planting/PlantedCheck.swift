package import Findings

/// A check of one app that can be repeated with other contents of some of its files.
package protocol PlantedCheck: Sendable {
  /// The bytes of a file as it is.
  func contents(of path: String) -> [UInt8]?

  /// What is found with other bytes in some files; nil for a file that is not there.
  func findings(replacing files: [String: [UInt8]?]) -> [Finding]
}

extension Plant {
  /// The files that the fault changes, as it leaves them; nil for a file that is deleted.
  ///
  /// - Parameter contents: What is in a file before.
  /// - Returns: Nil where a file does not have the bytes that are to be changed.
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
