internal import Files
package import Findings
internal import FileWriting
internal import Foundation

/// Makes the edits that fix findings: `--fix`.
///
/// Either all edits of a finding are made or none, and only in files that still have the bytes that were
/// checked. If the edits of two findings overlap, the first finding wins.
package struct Fixer {
  /// The result of making edits.
  package struct Result: Sendable {
    /// The fixed findings, sorted.
    package var fixed: [Finding] = []
    /// The findings that could not be fixed, sorted, with the reasons.
    package var skipped: [(finding: Finding, reason: String)] = []
    /// The files that were written, sorted.
    package var files: [String] = []
  }

  /// The bytes that were checked, by path.
  private let contents: [String: [UInt8]]

  /// The folders in which files may be changed, with links resolved, or nil for any folder.
  private let folders: [String]?

  /// - Parameters:
  ///   - contents: The bytes that were checked, by path.
  ///   - folders: The folders in which files may be changed, with links resolved, or nil for any folder.
  package init(contents: [String: [UInt8]], within folders: [String]? = nil) {
    self.contents = contents
    self.folders = folders
  }

  /// Makes the edits of all findings that have some, and writes the files.
  package func fix(_ findings: [Finding]) -> Result {
    var result = Result()
    var accepted: [String: [ByteEdit]] = [:]
    var fits: [String: String?] = [:]
    for finding in findings.sorted() where !finding.edits.isEmpty {
      do throws(Refusal) {
        var edits = accepted
        for edit in finding.edits {
          let path = edit.location.file
          if fits[path] == nil { fits[path] = .some(obstacle(to: path)) }
          if let obstacle = fits[path] ?? nil { throw Refusal(reason: obstacle) }
          try ByteEdit(edit, in: contents[path] ?? []).insert(into: &edits[path, default: []])
        }
        accepted = edits
        result.fixed.append(finding)
      } catch {
        result.skipped.append((finding, error.reason))
      }
    }
    // An earlier run may have been killed while it wrote a file.
    for folder in Set(contents.keys.map(FilePath.folder)) { StaleFiles.delete(in: folder) }
    for (path, edits) in accepted.sorted(by: { $0.key < $1.key }) {
      write(edits, to: path, &result)
    }
    return result
  }

  /// Returns the reason why a file may not be changed, or nil if there is none.
  private func obstacle(to path: String) -> String? {
    guard let checked = contents[path] else { return "the file was not read" }
    if let folders, !folders.contains(where: { ResolvedPath.isInside(path, $0) }) {
      return "the file is outside the project"
    }
    guard (try? FileBytes.read(path)) == checked else { return "the file changed meanwhile" }
    guard access(path, W_OK) == 0 else { return "the file is read-only" }
    guard !checked.starts(with: [0xFF, 0xFE]), !checked.starts(with: [0xFE, 0xFF]) else {
      return "the file is not UTF-8"
    }
    return nil
  }

  private func write(_ edits: [ByteEdit], to path: String, _ result: inout Result) {
    var bytes = contents[path] ?? []
    for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.replacement) }
    do throws(WriteFailure) {
      try FileExchange.replace(path, expecting: contents[path] ?? [], with: bytes)
      result.files.append(path)
    } catch {
      let reason =
        switch error {
        case .changedMeanwhile: "the file changed meanwhile"
        case .unwritable(_, let reason): "the file cannot be written: \(reason)"
        case .isFile, .isFolder, .notOurs, .leadsOut: error.description
        }
      let failed = result.fixed.filter { $0.edits.contains { $0.location.file == path } }
      result.fixed.removeAll { failed.contains($0) }
      result.skipped += failed.map { ($0, reason) }
      result.skipped.sort { $0.finding < $1.finding }
    }
  }
}
