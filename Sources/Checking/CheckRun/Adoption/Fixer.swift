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

/// The reason why an edit is not made.
private struct Refusal: Error {
  var reason: String
}

/// An edit of the bytes of a file.
private struct ByteEdit: Hashable {
  var range: Range<Int>
  var replacement: [UInt8]

  init(_ edit: TextEdit, in bytes: [UInt8]) throws(Refusal) {
    let expected = Array(edit.expected.utf8)
    guard let start = Self.offset(of: edit.location, in: bytes),
      bytes[start...].starts(with: expected)
    else { throw Refusal(reason: "the text to replace is not there any more") }
    range = start..<(start + expected.count)
    replacement = Array(edit.replacement.utf8)
  }

  /// Inserts the edit in order among others, unless it is one of them already.
  func insert(into edits: inout [ByteEdit]) throws(Refusal) {
    if edits.contains(self), !range.isEmpty { return }
    // Two insertions at one place overlap too, because their order is undefined.
    let overlaps = edits.contains { other in
      range.overlaps(other.range) || range.lowerBound == other.range.lowerBound
        || range.isEmpty && other.range.contains(range.lowerBound)
        || other.range.isEmpty && range.contains(other.range.lowerBound)
    }
    guard !overlaps else { throw Refusal(reason: "another fix changes the same place") }
    let index = edits.firstIndex { range.lowerBound < $0.range.lowerBound } ?? edits.count
    edits.insert(self, at: index)
  }

  private static func offset(of place: SourceLocation, in bytes: [UInt8]) -> Int? {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard place.line > 0, place.column > 0 else { return nil }
    for _ in 1..<place.line {
      guard let end = bytes[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
        return nil
      }
      let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let offset = start + place.column - 1
    return offset <= end ? offset : nil
  }
}
