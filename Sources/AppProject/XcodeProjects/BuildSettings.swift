/// The build settings of one configuration of a target, with what they inherit.
struct BuildSettings {
  /// Settings that refer to each other are followed no farther than this.
  private static let greatestDepth = 12
  /// As many references as no name needs: settings can multiply each other's.
  private static let greatestCount = 200
  /// A value longer than any name or path counts as one that is not set.
  private static let greatestLength = 8_192
  /// More operators than any reference has.
  private static let greatestOperatorCount = 16

  /// What is set, the most specific first.
  private let levels: [[String: String]]

  /// - Parameters:
  ///   - levels: A target's own settings, those of its configuration file, the project's, and those
  ///     of the project's configuration file.
  ///   - defaults: What holds without being set.
  init(levels: [[String: String]], defaults: [String: String]) {
    self.levels = levels + [defaults]
  }

  /// The value of a setting with all references in it resolved; nil where it is not set, or where
  /// it refers to one that is not.
  func value(of key: String) -> String? {
    var remaining = Self.greatestCount
    return value(of: key, from: 0, depth: 0, &remaining)
  }

  /// Whether a setting is set, to whatever.
  func sets(_ key: String) -> Bool { levels.dropLast().contains { $0[key] != nil } }

  private func value(
    of key: String, from level: Int, depth: Int, _ remaining: inout Int
  ) -> String? {
    guard depth < Self.greatestDepth, remaining > 0,
      let found = levels[level...].firstIndex(where: { $0[key] != nil }),
      let text = levels[found][key], text.utf8.count <= Self.greatestLength
    else { return nil }
    remaining -= 1
    return resolved(text[...], of: key, at: found, depth: depth, &remaining)
  }

  /// A value with its references resolved.
  private func resolved(
    _ text: Substring, of key: String, at level: Int, depth: Int, _ remaining: inout Int
  ) -> String? {
    guard depth < Self.greatestDepth else { return nil }
    var result = ""
    var rest = text
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let afterDollar = rest.index(after: dollar)
      guard afterDollar < rest.endIndex, rest[afterDollar] == "(" || rest[afterDollar] == "{" else {
        result += "$"
        rest = rest[afterDollar...]
        continue
      }
      guard let end = Self.end(ofReferenceAt: afterDollar, in: rest),
        let inner = resolved(
          rest[rest.index(after: afterDollar)..<end], of: key, at: level, depth: depth + 1,
          &remaining),
        let value = referenced(by: inner, in: key, at: level, depth: depth + 1, &remaining)
      else { return nil }
      result += value
      guard result.utf8.count <= Self.greatestLength else { return nil }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The end of `(…)` or `{…}`, with others inside it.
  private static func end(ofReferenceAt start: String.Index, in text: Substring) -> String.Index? {
    let opening = text[start]
    let closing: Character = opening == "(" ? ")" : "}"
    var depth = 0
    for index in text[start...].indices {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The value of what stands between the brackets: a name, and operators after colons.
  private func referenced(
    by reference: String, in key: String, at level: Int, depth: Int, _ remaining: inout Int
  ) -> String? {
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first.map(String.init), parts.count <= Self.greatestOperatorCount else {
      return nil
    }
    // `$(:c99extidentifier)` is what is left of a name that was empty.
    if name.isEmpty { return "" }
    // A setting that names itself means what it inherits, as `inherited` does.
    var value =
      name == "inherited" || name == key
      ? value(of: key, from: level + 1, depth: depth, &remaining) ?? ""
      : value(of: name, from: 0, depth: depth, &remaining)
    for part in parts.dropFirst() {
      if part.hasPrefix("default=") {
        if (value ?? "").isEmpty { value = String(part.dropFirst("default=".count)) }
      } else {
        value = value.map { Self.apply(part, to: $0) }
      }
    }
    return value
  }

  private static func apply(_ operation: Substring, to value: String) -> String {
    switch operation {
    case "c99extidentifier": ModuleName.identifier(of: value)
    case "rfc1034identifier":
      String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }
}
