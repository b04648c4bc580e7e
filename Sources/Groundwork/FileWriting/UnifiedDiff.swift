/// Writes the difference of two versions of a file as a patch that `git apply` and `patch -p1` accept.
package enum UnifiedDiff {
  /// The number of unchanged lines around a change.
  private static let context = 3

  /// Returns the patch of one file; empty if nothing changes.
  ///
  /// The patch has the bytes of the file's lines, in any encoding. The path is relative to the folder in which the
  /// patch is to be applied. The old contents of a new file and the new contents of a deleted one are nil.
  package static func bytes(path: String, old: [UInt8]?, new: [UInt8]?) -> [UInt8] {
    guard old != new else { return [] }
    var result = Array("diff --git \(quoted("a/" + path)) \(quoted("b/" + path))\n".utf8)
    if old == nil { result += Array("new file mode 100644\n".utf8) }
    if new == nil { result += Array("deleted file mode 100644\n".utf8) }
    let changes = hunks(old: old ?? [], new: new ?? [])
    guard !changes.isEmpty else { return result }
    result += Array("--- \(old == nil ? "/dev/null" : name(of: "a/" + path))\n".utf8)
    result += Array("+++ \(new == nil ? "/dev/null" : name(of: "b/" + path))\n".utf8)
    return result + changes
  }

  /// Returns the changed lines with their context: the part of a patch that follows the names of the file; empty if
  /// nothing changes.
  package static func hunks(old: [UInt8], new: [UInt8]) -> [UInt8] {
    let (oldLines, newLines) = (lines(old), lines(new))
    var result: [UInt8] = []
    for hunk in hunks(LineChange.changes(from: oldLines, to: newLines)) {
      write(hunk, oldLines, newLines, to: &result)
    }
    return result
  }

  /// Splits contents after each newline, as git does.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// Groups the changes whose context would overlap.
  private static func hunks(_ changes: [LineChange]) -> [ArraySlice<LineChange>] {
    var hunks: [ArraySlice<LineChange>] = []
    var start = 0
    for index in changes.indices {
      let isLast = index + 1 == changes.count
      guard
        isLast || changes[index + 1].old.lowerBound - changes[index].old.upperBound > 2 * context
      else { continue }
      hunks.append(changes[start...index])
      start = index + 1
    }
    return hunks
  }

  private static func write(
    _ hunk: ArraySlice<LineChange>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>],
    to result: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let oldLines = first.old.lowerBound - before..<last.old.upperBound + after
    let newLines = first.new.lowerBound - before..<last.new.upperBound + after
    result += Array("@@ -\(range(oldLines)) +\(range(newLines)) @@\n".utf8)
    var next = oldLines.lowerBound
    for change in hunk {
      for line in old[next..<change.old.lowerBound] { write(" ", line, to: &result) }
      for line in old[change.old] { write("-", line, to: &result) }
      for line in new[change.new] { write("+", line, to: &result) }
      next = change.old.upperBound
    }
    for line in old[next..<oldLines.upperBound] { write(" ", line, to: &result) }
  }

  private static func write(
    _ mark: Unicode.Scalar, _ line: ArraySlice<UInt8>, to result: inout [UInt8]
  ) {
    result.append(UInt8(ascii: mark))
    result += line
    if line.last != UInt8(ascii: "\n") { result += Array("\n\\ No newline at end of file\n".utf8) }
  }

  /// The first line and the number of lines; an empty range is named by the line before it.
  private static func range(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }

  /// Returns a path as the lines before the hunks have it.
  ///
  /// A path that contains spaces ends with a tab, as git writes it, because other programs read the
  /// text after a space as a date.
  package static func name(of path: String) -> String {
    let name = quoted(path)
    return name.hasPrefix("\"") || !name.contains(" ") ? name : name + "\t"
  }

  /// Quotes a path as git does if it has characters that would end it or break the line.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { 0x20...0x7E ~= $0 && $0 != 0x22 && $0 != 0x5C }
    guard !isPlain else { return path }
    var text = "\""
    for byte in path.utf8 {
      switch byte {
      case 0x22, 0x5C: text += "\\" + String(UnicodeScalar(byte))
      case 0x20...0x7E: text += String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 8)
        text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return text + "\""
  }
}
