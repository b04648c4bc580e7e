/// Reads patches as `git apply` does.
package enum PatchCheck {
  /// The beginning of the line that comes before each file's in a repository.
  private static let gitHeading = Array("diff --git ".utf8)

  /// Whether some bytes are a patch whose hunks have as many lines as they say.
  package static func isPatch(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let first = lines.first ?? []
    guard lines.last?.isEmpty == true,
      first.starts(with: "--- ".utf8) || first.starts(with: gitHeading)
    else { return false }
    var (old, new) = (0, 0)
    for line in lines.dropLast() {
      switch (line.first, old > 0 || new > 0) {
      case (UInt8(ascii: " "), true): (old, new) = (old - 1, new - 1)
      case (UInt8(ascii: "-"), true): old -= 1
      case (UInt8(ascii: "+"), true): new -= 1
      case (UInt8(ascii: "\\"), _): break
      case (UInt8(ascii: "-"), false), (UInt8(ascii: "+"), false): break
      case (UInt8(ascii: "d"), false): if !line.starts(with: gitHeading) { return false }
      case (UInt8(ascii: "@"), false):
        // `@@ -1,2 +3 @@`
        let ranges = String(decoding: line, as: UTF8.self).split(separator: " ").prefix(3)
          .dropFirst()
        let counts = ranges.map { range in
          let numbers = range.dropFirst().split(separator: ",").map { Int($0) ?? -1 }
          return numbers.count > 1 ? numbers[1] : 1
        }
        guard counts.count == 2 else { return false }
        (old, new) = (counts[0], counts[1])
      default: return false
      }
      if old < 0 || new < 0 { return false }
    }
    return old == 0 && new == 0
  }
}
