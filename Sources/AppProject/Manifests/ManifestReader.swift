/// Finds the calls in a manifest that declare something: `.target(name: …)` and the like.
struct ManifestReader {
  /// A call with the strings of its arguments.
  struct Call {
    var name: String
    /// The strings of each argument, with those of calls and arrays in it; nil for one that is put
    /// together of others.
    var strings: [String: [String?]] = [:]
    /// The labels of arguments that have no string.
    var otherArguments: Set<String> = []

    /// Whether an argument is given, and not as a literal.
    func hasUnknown(_ label: String) -> Bool {
      otherArguments.contains(label) || strings[label]?.contains(nil) == true
    }
  }

  /// What declares something, as opposed to what refers to it.
  private static let names: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "library", "executable",
    "binaryTarget",
  ]

  private let tokens: [ManifestToken]
  private var index = 0

  init(tokens: [ManifestToken]) {
    self.tokens = tokens
  }

  /// The next call, with all that is in it taken; nil at the end.
  mutating func nextCall() -> Call? {
    while index + 2 < tokens.count {
      if tokens[index] == .dot, case .name(let name) = tokens[index + 1],
        tokens[index + 2] == .opening, Self.names.contains(name)
      {
        index += 3
        return arguments(of: name)
      }
      index += 1
    }
    return nil
  }

  /// Reads to the bracket that closes a call.
  private mutating func arguments(of name: String) -> Call {
    var call = Call(name: name)
    var label = ""
    var depth = 1
    // In a call within an argument, `.product(name: "Kit", package: "kits")`, only the name counts.
    var inner = ""
    while index < tokens.count, depth > 0 {
      let token = tokens[index]
      switch token {
      case .name(let text) where index + 1 < tokens.count && tokens[index + 1] == .colon:
        inner = text
        if depth == 1 {
          label = text
          call.otherArguments.insert(text)
        }
      case .string(let text):
        if depth == 1 || ["name", label].contains(inner) {
          call.strings[label, default: []].append(text)
          call.otherArguments.remove(label)
        }
      case .punctuation:
        if token.opens { depth += 1 }
        // A string that is added to another is part of a value that is not known.
        if token == .plus { call.strings[label, default: []].append(nil) }
        if token.closes {
          depth -= 1
          inner = label
        }
      case .name:
        break
      }
      index += 1
    }
    return call
  }
}

extension ManifestToken {
  fileprivate static let dot = punctuation(UInt8(ascii: "."))
  fileprivate static let opening = punctuation(UInt8(ascii: "("))
  fileprivate static let plus = punctuation(UInt8(ascii: "+"))
  fileprivate static let colon = punctuation(UInt8(ascii: ":"))

  fileprivate var opens: Bool {
    self == Self.opening || self == .punctuation(UInt8(ascii: "["))
  }

  fileprivate var closes: Bool {
    self == .punctuation(UInt8(ascii: ")")) || self == .punctuation(UInt8(ascii: "]"))
  }
}
