/// The names of temporary files and folders: unpredictable, and recognizable.
enum TemporaryName {
  private static let digitCount = 32

  /// The prefix and suffix of a temporary file, which is hidden from searches and lists.
  static let file = (prefix: ".segues-", suffix: ".tmp")
  /// The prefix and suffix of a temporary folder.
  static let folder = (prefix: "segues-scratch-", suffix: "")

  /// Returns an unpredictable name.
  static func next(_ kind: (prefix: String, suffix: String)) -> String {
    // All digits come from two random numbers, because each number takes a system call.
    let digits = [UInt64.random(in: 0...UInt64.max), UInt64.random(in: 0...UInt64.max)].map {
      number in
      let text = String(number, radix: 16)
      return String(repeating: "0", count: digitCount / 2 - text.utf8.count) + text
    }
    return kind.prefix + digits.joined() + kind.suffix
  }

  /// Whether a name has a prefix and suffix.
  static func isName(_ name: String, of kind: (prefix: String, suffix: String)) -> Bool {
    guard name.hasPrefix(kind.prefix), name.hasSuffix(kind.suffix) else { return false }
    let digits = name.utf8.dropFirst(kind.prefix.utf8.count).dropLast(kind.suffix.utf8.count)
    return digits.count == digitCount
      && digits.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}
