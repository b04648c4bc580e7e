/// The methods in the text of a source, each with the words of its body, which show the methods that it may
/// call.
struct MethodWords {
  struct Method {
    /// The name with its labels, or the selector: `show(_:)`, `show:`.
    var name: String
    /// The name without labels, or the selector's first part.
    var base: String
    /// The words of its body.
    var words: Set<String>
  }

  private(set) var methods: [Method] = []

  /// Reads a text of Swift or Objective-C; comments and strings have no words.
  init(_ text: String, isSwift: Bool) {
    var scan = Scan(Array(text.utf8), isSwift: isSwift)
    scan.run()
    methods = scan.methods
  }

  /// The base name of a method: `show` of `show(_:)` and of `show:with:`.
  static func base(of name: String) -> String {
    String(name.prefix { $0 != "(" && $0 != ":" })
  }
}

extension MethodWords {
  private struct Scan {
    let bytes: [UInt8]
    let isSwift: Bool
    var methods: [Method] = []
    private var index = 0
    private var braces = 0
    private var parentheses = 0
    /// The words and marks since a declaration began whose body has not begun.
    private var head: [String]?
    /// How deep the body of the last method is; nil outside of methods.
    private var bodyDepth: Int?

    init(_ bytes: [UInt8], isSwift: Bool) {
      self.bytes = bytes
      self.isSwift = isSwift
    }

    mutating func run() {
      while index < bytes.count {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skip(to: "\n")
        case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skip(to: "*/")
        case UInt8(ascii: "\""): skipString()
        case _ where Self.isWord(byte): word()
        default:
          mark(byte)
          index += 1
        }
      }
    }

    private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

    private static func isWord(_ byte: UInt8) -> Bool {
      byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte >= 0x80
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
    }

    private mutating func skip(to end: String) {
      let end = Array(end.utf8)
      while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
      index += end.count
    }

    private mutating func skipString() {
      if isSwift, bytes[index...].starts(with: Array("\"\"\"".utf8)) {
        index += 3
        return skip(to: "\"\"\"")
      }
      index += 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\""),
        bytes[index] != UInt8(ascii: "\n")
      {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index += 1
    }

    private mutating func word() {
      let start = index
      while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      if bodyDepth != nil {
        methods[methods.count - 1].words.insert(word)
      } else if head != nil {
        head?.append(word)
      } else if isSwift, word == "func" {
        head = []
        parentheses = 0
      }
    }

    private mutating func mark(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "{"):
        braces += 1
        guard let found = head, parentheses == 0 else { return }
        head = nil
        guard let method = isSwift ? Self.swiftMethod(found) : Self.objectiveCMethod(found) else {
          return
        }
        methods.append(method)
        bodyDepth = braces
      case UInt8(ascii: "}"):
        if bodyDepth == braces { bodyDepth = nil }
        braces -= 1
        head = nil
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        if !isSwift, braces == 0 {
          head = []
          parentheses = 0
        }
      case UInt8(ascii: ";"):
        if !isSwift { head = nil }
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ":"):
        if byte == UInt8(ascii: "(") { parentheses += 1 }
        if byte == UInt8(ascii: ")") { parentheses -= 1 }
        head?.append(String(UnicodeScalar(byte)))
      default: return
      }
    }

    /// `show(_:as:)` of `show ( _ list : List , as kind : Kind )`.
    private static func swiftMethod(_ head: [String]) -> Method? {
      guard let base = head.first, let open = head.firstIndex(of: "(") else { return nil }
      var labels = ""
      var depth = 0
      for index in open..<head.count {
        if head[index] == ")" { depth -= 1 }
        if depth == 1, index > open, head[index - 1] == "(" || head[index - 1] == "," {
          labels += head[index] + ":"
        }
        if head[index] == "(" { depth += 1 }
        if depth == 0 { break }
      }
      return Method(name: "\(base)(\(labels))", base: base, words: [])
    }

    /// `show:as:` of `( void ) show : ( List * ) list as : ( Kind ) kind`.
    private static func objectiveCMethod(_ head: [String]) -> Method? {
      var depth = 0
      var words: [String] = []
      for part in head {
        if part == "(" { depth += 1 }
        if depth == 0, part != "," { words.append(part) }
        if part == ")" { depth -= 1 }
      }
      guard let first = words.first, first != ":" else { return nil }
      let parts = words.indices.dropLast().filter { words[$0 + 1] == ":" }.map { words[$0] + ":" }
      return Method(name: parts.isEmpty ? first : parts.joined(), base: first, words: [])
    }
  }
}
