/// A word, a string literal or a punctuation mark of Swift or Objective-C, outside of comments and
/// of code excluded by `#if 0`.
struct CodeToken {
  enum Kind: UInt8 {
    case word, string, mark
  }

  var kind: Kind
  /// For a string, whether it has neither escapes nor interpolation.
  var isPlain = true
  /// The bytes; for a string, those between its quotes.
  var start: Int32
  var end: Int32

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// Splits a source into ``CodeToken``s.
///
/// Understands only as much of the language as a search for words needs, and is deliberately not
/// the checker's reader.
struct CodeTokenizer {
  private let bytes: [UInt8]
  private var at = 0
  private(set) var tokens: [CodeToken] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 6)
    while at < bytes.count { step() }
  }

  private mutating func step() {
    switch bytes[at] {
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): string(hashes: 0)
    case UInt8(ascii: "#") where hashesBeforeQuote > 0: string(hashes: hashesBeforeQuote)
    case UInt8(ascii: "#") where directive(at: at) == "if" && isNever: skipBranch()
    case UInt8(ascii: "'"): skipCharacter()
    case let byte where Self.isWord(byte): word()
    case let byte where byte <= 0x20 || byte == UInt8(ascii: "`"): at += 1
    default:
      add(.mark, at..<(at + 1))
      at += 1
    }
  }

  private var next: UInt8? { at + 1 < bytes.count ? bytes[at + 1] : nil }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func add(_ kind: CodeToken.Kind, _ range: Range<Int>, isPlain: Bool = true) {
    tokens.append(
      CodeToken(
        kind: kind, isPlain: isPlain, start: Int32(range.lowerBound), end: Int32(range.upperBound)))
  }

  private mutating func word() {
    let start = at
    while at < bytes.count, Self.isWord(bytes[at]) { at += 1 }
    add(.word, start..<at)
  }

  private mutating func skipLine() {
    while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
  }

  /// The word of a directive; empty if there is none.
  private func directive(at hash: Int) -> String {
    var start = hash + 1
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    return String(decoding: bytes[start...].prefix(while: Self.isWord), as: UTF8.self)
  }

  /// Whether an `#if` has the condition `0` or `false`.
  private var isNever: Bool {
    let line = String(
      decoding: bytes[at...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") },
      as: UTF8.self)
    let words = line.split(separator: " ")
    guard let condition = words.firstIndex(where: { $0.hasSuffix("if") }).map({ $0 + 1 }),
      condition < words.count
    else { return false }
    return words[condition] == "0" || words[condition] == "false"
  }

  /// Skips to the directive that ends a branch, which may contain others.
  private mutating func skipBranch() {
    var depth = 0
    while at < bytes.count {
      skipLine()
      at = min(at + 1, bytes.count)
      while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
      guard at < bytes.count, bytes[at] == UInt8(ascii: "#") else { continue }
      switch directive(at: at) {
      case "if", "ifdef", "ifndef": depth += 1
      case "endif":
        if depth == 0 { return skipLine() }
        depth -= 1
      case "else", "elif", "elseif": if depth == 0 { return skipLine() }
      default: break
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if bytes[at] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        at += 2
        if depth == 0 { return }
      } else {
        at += 1
      }
    }
  }

  /// Objective-C's `'x'`; elsewhere an apostrophe is a punctuation mark.
  private mutating func skipCharacter() {
    let limit = min(at + 8, bytes.count)
    var end = at + 1
    while end < limit, bytes[end] != UInt8(ascii: "'"), bytes[end] != UInt8(ascii: "\n") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    at = end < limit && bytes[end] == UInt8(ascii: "'") ? end + 1 : at + 1
  }

  private var hashesBeforeQuote: Int {
    var end = at
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end - at : 0
  }

  private mutating func string(hashes: Int) {
    at += hashes
    let isLong = has("\"\"\"", at: at)
    let quotes = isLong ? 3 : 1
    at += quotes
    let start = at
    var isPlain = !isLong
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "\""), isEnd(quotes: quotes, hashes: hashes) { break }
      if bytes[at] == UInt8(ascii: "\n"), !isLong { break }
      if bytes[at] == UInt8(ascii: "\\"), hashes == 0 || has("#", at: at + 1) {
        isPlain = false
        at += 1 + hashes
        if at < bytes.count, bytes[at] == UInt8(ascii: "(") { skipInterpolation() } else { at += 1 }
      } else {
        at += 1
      }
    }
    at = min(at, bytes.count)
    add(.string, start..<max(start, at), isPlain: isPlain)
    if at < bytes.count, bytes[at] == UInt8(ascii: "\"") { at += quotes + hashes }
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    has(String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes), at: at)
  }

  private func has(_ text: String, at start: Int) -> Bool {
    start + text.utf8.count <= bytes.count
      && bytes[start..<(start + text.utf8.count)].elementsEqual(text.utf8)
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while at < bytes.count, bytes[at] != UInt8(ascii: "\n") {
      switch bytes[at] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        at += 1
        while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\n") {
          at += 1
        }
      default: break
      }
      at = min(at + 1, bytes.count)
      if depth == 0 { return }
    }
  }
}
