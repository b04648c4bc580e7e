internal import Findings

/// Files with edits that are made in memory.
///
/// Either all edits of a finding are made or none. If the edits of two findings overlap, the first finding wins.
struct EditedFiles: Sendable {
  /// The bytes that were checked, by path.
  private let contents: [String: [UInt8]]
  private var lines: [String: LineStarts] = [:]
  private var edits: [String: [ByteEdit]] = [:]

  init(_ contents: [String: [UInt8]]) {
    self.contents = contents
  }

  /// Finds the lines of a file.
  ///
  /// Later copies of this value have them, too.
  ///
  /// - Returns: The file's bytes and lines, or nil if the file was not read.
  mutating func prepare(_ path: String) -> (bytes: [UInt8], lines: LineStarts)? {
    guard let bytes = contents[path] else { return nil }
    let starts = lines[path] ?? LineStarts(bytes)
    lines[path] = starts
    return (bytes, starts)
  }

  /// Adds edits, or none of them if one doesn't fit.
  mutating func add(_ added: [TextEdit]) throws(EditRefusal) {
    var edits = edits
    for edit in added {
      let path = edit.location.file
      guard let (bytes, lines) = prepare(path) else {
        throw EditRefusal(reason: "the file was not read")
      }
      guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
        throw EditRefusal(reason: "the file is not UTF-8")
      }
      try ByteEdit(edit, in: bytes, lines).insert(into: &edits[path, default: []])
    }
    self.edits = edits
  }

  /// The edited bytes by path.
  var results: [String: [UInt8]] {
    var results: [String: [UInt8]] = [:]
    for (path, edits) in edits {
      guard var bytes = contents[path] else { continue }
      let isInterface = SnapshotKind(ofFileAt: path) == .interface
      let all = isInterface ? EmptiedConnections.edits(adding: edits, in: bytes) : edits
      for edit in all.reversed() { bytes.replaceSubrange(edit.range, with: edit.replacement) }
      results[path] = bytes
    }
    return results
  }
}
