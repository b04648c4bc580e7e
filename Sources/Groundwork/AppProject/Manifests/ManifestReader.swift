/// Finds declarations in a manifest: calls such as `.target(name: …)`.
struct ManifestReader {
  /// A call with the strings in its arguments.
  struct Call {
    var name: String
    /// The strings of each argument, including nested calls and arrays; nil for a computed string.
    var strings: [String: [String?]] = [:]
    /// The labels of arguments without strings.
    var otherArguments: Set<String> = []

    /// Whether an argument is given but is not a literal.
    func hasUnknown(_ label: String) -> Bool {
      otherArguments.contains(label) || strings[label]?.contains(nil) == true
    }
  }

  /// The names of calls that declare something instead of referring to it.
  private static let names: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "library", "executable",
    "binaryTarget",
  ]

  private let tokens: [ManifestToken]
  private var index = 0

  init(tokens: [ManifestToken]) {
    self.tokens = tokens
  }

  /// Returns the next call, including its arguments; nil at the end.
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

  /// Reads up to the closing bracket of a call.
  private mutating func arguments(of name: String) -> Call {
    var call = Call(name: name)
    var label = ""
    var depth = 1
    // The last label, also inside an argument: in `.product(name: "Kit", package: "kits")`, only the name counts.
    var lastLabel = ""
    while index < tokens.count, depth > 0 {
      let token = tokens[index]
      switch token {
      case .name(let text) where index + 1 < tokens.count && tokens[index + 1] == .colon:
        lastLabel = text
        if depth == 1 {
          label = text
          call.otherArguments.insert(text)
        }
      case .string(let text):
        if depth == 1 || ["name", label].contains(lastLabel) {
          call.strings[label, default: []].append(text)
          call.otherArguments.remove(label)
        }
      case .punctuation:
        if token.opens { depth += 1 }
        // A string that is added to another is part of an unknown value.
        if token == .plus { call.strings[label, default: []].append(nil) }
        if token.closes {
          depth -= 1
          lastLabel = label
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
