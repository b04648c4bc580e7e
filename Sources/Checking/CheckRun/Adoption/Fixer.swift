package import FileWriting
package import FilesAndPaths
package import Findings
internal import Foundation

/// Makes the edits that fix findings: `--fix`.
///
/// Either all edits of a finding are made or none, and only in files that still have the bytes that were
/// checked. If the edits of two findings overlap, the first finding wins. Either all files are written or none.
package struct Fixer {
  /// The result of making edits.
  package struct Result: Sendable {
    /// The fixed findings, sorted.
    package var fixed: [Finding] = []
    /// The findings that could not be fixed, sorted, with the reasons.
    package var skipped: [(finding: Finding, reason: String)] = []
    /// The changed files, sorted by path.
    package var changes: [ContentChange] = []
    /// Whether the files were written, and the changes are not only proposed.
    package var isWritten = true

    /// The paths of the changed files, sorted.
    package var files: [String] { changes.map(\.path) }
  }

  /// The bytes that were checked, by path.
  private let contents: [String: [UInt8]]

  /// The files that may be changed, or nil for any file.
  private let scope: WriteScope?

  package init(contents: [String: [UInt8]], within scope: WriteScope? = nil) {
    self.contents = contents
    self.scope = scope
  }

  /// Makes the edits of all findings that have edits.
  ///
  /// If `writes` is false, the files stay as they are. `confirm` returns which of the findings whose edits fit can be
  /// fixed together.
  package func fix(
    _ findings: [Finding], writes: Bool = true, confirm: ([Finding]) -> [Finding] = { $0 }
  ) -> Result {
    var result = Result()
    result.isWritten = writes
    let fixable = findings.sorted().filter { !$0.edits.isEmpty }
    let paths = Set(fixable.flatMap { $0.edits.map(\.location.file) })
    let obstacles: [String: String] = paths.reduce(into: [:]) { $0[$1] = obstacle(to: $1) }
    func reasonToSkip(_ finding: Finding) -> String? {
      finding.edits.lazy.compactMap { obstacles[$0.location.file] }.first
    }
    var files = EditedFiles(contents)
    let possible = fixable.filter { reasonToSkip($0) == nil }
    let confirmed = possible.isEmpty ? [] : confirm(possible)
    for finding in fixable {
      do throws(EditRefusal) {
        if let reason = reasonToSkip(finding) { throw EditRefusal(reason: reason) }
        var edited = files
        try edited.add(finding.edits)
        guard confirmed.contains(finding) else {
          throw EditRefusal(reason: "with this and the other fixes, the check still finds faults")
        }
        files = edited
        result.fixed.append(finding)
      } catch {
        result.skipped.append((finding, error.reason))
      }
    }
    result.skipped.sort { $0.finding < $1.finding }
    result.changes = files.results.sorted { $0.key < $1.key }.map { path, bytes in
      ContentChange(path: path, old: contents[path] ?? [], new: bytes)
    }
    if writes { write(&result) }
    return result
  }

  /// Returns the reason why a file may not be changed, or nil if there is none.
  private func obstacle(to path: String) -> String? {
    guard let checked = contents[path] else { return "the file was not read" }
    if let obstacle = scope?.obstacle(to: path) { return obstacle }
    guard (try? FileBytes.read(path)) == checked else { return "the file changed meanwhile" }
    guard access(path, W_OK) == 0 else { return "the file is read-only" }
    return nil
  }

  private func write(_ result: inout Result) {
    // An earlier run may have been killed while it wrote a file.
    for folder in Set(contents.keys.map(FilePath.folder)) { StaleFiles.delete(in: folder) }
    do throws(FileGroup.Failure) {
      try FileGroup(result.changes).write()
    } catch {
      var reason =
        switch error.cause {
        case .changedMeanwhile(let path): "\(path) changed meanwhile"
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
        case .isFile, .isFolder, .notOurs, .leadsOut: error.cause.description
        }
      if !error.unrestored.isEmpty { reason = error.description }
      result.skipped += result.fixed.map { ($0, reason) }
      result.skipped.sort { $0.finding < $1.finding }
      result.fixed = []
      result.changes.removeAll { !error.unrestored.contains($0.path) }
    }
  }
}
