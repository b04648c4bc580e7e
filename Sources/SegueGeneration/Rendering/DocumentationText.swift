/// Text in documentation comments.
enum DocumentationText {
  /// How much of an identifier a comment quotes.
  static let quotedLength = 80

  /// Text of a storyboard as one line of prose: shortened, and without what would be markup.
  static func plain(_ text: String, limit: Int = quotedLength) -> String {
    if text.utf8.count <= limit, text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    var length = 0
    for scalar in text.unicodeScalars {
      if length == limit { return result + "…" }
      length += 1
      switch scalar {
      case "`", "*", "\\", "[", "]", "<": result += "\\\(scalar)"
      case "\n", "\r", "\t": result += " "
      case _ where SwiftLiteral.isVisible(scalar): result.unicodeScalars.append(scalar)
      default: result += "\\" + SwiftLiteral.escape(scalar)
      }
    }
    return result
  }

  /// A name of code, as comments show it.
  static func code(_ name: String) -> String { "`\(name)`" }

  /// An identifier, as comments quote it.
  static func quoted(_ identifier: String) -> String { "“\(plain(identifier))”" }

  /// `first, second and third`.
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Whether a byte means the same in a comment as it does elsewhere.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "'"),
      UInt8(ascii: "_"), UInt8(ascii: "&"), UInt8(ascii: "+"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}

extension SwiftText {
  /// A documentation comment: a sentence that sums up, then paragraphs, broken between words.
  mutating func documented(_ summary: String, _ paragraphs: [String] = []) {
    comment(summary)
    for paragraph in paragraphs where !paragraph.isEmpty {
      line("///")
      comment(paragraph)
    }
  }

  private mutating func comment(_ paragraph: String) {
    guard !fits("/// " + paragraph) else { return line("/// \(paragraph)") }
    var current = "///"
    for word in paragraph.utf8.split(separator: UInt8(ascii: " ")) {
      let next = "\(current) \(Substring(word))"
      // Counted in characters: the words' quotation marks are three bytes each.
      if 2 * level + next.count > Self.lineLength, current != "///" {
        line(current)
        current = "/// \(Substring(word))"
      } else {
        current = next
      }
    }
    line(current)
  }
}
