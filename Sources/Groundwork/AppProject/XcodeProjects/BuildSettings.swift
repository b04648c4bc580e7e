/// The build settings of one configuration of a target, including inherited ones.
struct BuildSettings {
  /// The maximum depth of references between settings.
  private static let greatestDepth = 12
  /// The maximum number of references, because settings can multiply each other.
  private static let greatestCount = 200
  /// The maximum length of a value, longer than any name or path; longer values count as not set.
  private static let greatestLength = 8_192
  /// The maximum number of operators in a reference.
  private static let greatestOperatorCount = 16

  /// The settings by level, the most specific first.
  private let levels: [[String: String]]
  /// The names of the settings with values for some systems or architectures only.
  private let conditionalNames: Set<Substring>
  private let budget: SettingsBudget

  /// Creates the settings of a configuration.
  ///
  /// - Parameters:
  ///   - levels: The settings of the target, of its configuration file, of the project, and of the
  ///     project's configuration file.
  ///   - defaults: The values of settings that are not set.
  ///   - budget: The work that resolving references may take.
  init(levels: [[String: String]], defaults: [String: String], budget: SettingsBudget) {
    self.levels = levels + [defaults]
    let conditional = levels.lazy.flatMap(\.keys).filter { $0.utf8.last == UInt8(ascii: "]") }
    conditionalNames = Set(conditional.map(Self.withoutCondition))
    self.budget = budget
  }

  /// The value of a setting with all references resolved, without conditions.
  ///
  /// Nil if it or one of its references is not set, if a reference has conditional values, or if
  /// the project's settings take too much work.
  func value(of key: String) -> String? {
    var remaining = Self.greatestCount
    return value(of: key, from: 0, depth: 0, &remaining)
  }

  /// The value of a setting, unless it is unknown or empty.
  func text(of key: String) -> String? {
    value(of: key).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The settings whose names begin with a text and that hold for the target, as they are written.
  ///
  /// - Parameters:
  ///   - beginning: The beginning of the names.
  ///   - isOwn: Whether only the target's own settings count, without inherited ones.
  /// - Returns: The values by name, which includes a condition.
  func settings(beginningWith beginning: String, isOwn: Bool) -> [String: String] {
    var found: [String: String] = [:]
    var overridden: Set<Substring> = []
    for level in levels.dropLast().prefix(isOwn ? 1 : levels.count) {
      let settings = level.filter { name, _ in
        name.hasPrefix(beginning) && !overridden.contains(Self.withoutCondition(name))
      }
      found.merge(settings) { specific, _ in specific }
      for name in settings.keys where !name.contains("[") { overridden.insert(name[...]) }
    }
    return found
  }

  /// Whether a setting is set, to any value.
  func sets(_ key: String) -> Bool { levels.dropLast().contains { $0[key] != nil } }

  /// Whether a setting is set for some systems or architectures only: `INFOPLIST_FILE[sdk=iphoneos*]`.
  func setsConditionally(_ key: String) -> Bool { conditionalNames.contains(key[...]) }

  /// Returns the name of a setting without a condition, such as `[sdk=iphoneos*]`.
  private static func withoutCondition(_ key: String) -> Substring { key.prefix { $0 != "[" } }

  private func value(
    of key: String, from level: Int, depth: Int, _ remaining: inout Int
  ) -> String? {
    guard depth < Self.greatestDepth, remaining > 0, !budget.isUsedUp,
      let found = levels[level...].firstIndex(where: { $0[key] != nil }),
      let text = levels[found][key], text.utf8.count <= Self.greatestLength
    else { return nil }
    remaining -= 1
    budget.spend(16 + text.utf8.count)
    return resolved(text[...], of: key, at: found, depth: depth, &remaining)
  }

  /// Resolves the references in a value.
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

  /// The end of a `(…)` or `{…}` that may contain others.
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

  /// The value of a reference: a name, and operators after colons.
  private func referenced(
    by reference: String, in key: String, at level: Int, depth: Int, _ remaining: inout Int
  ) -> String? {
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first.map(String.init), parts.count <= Self.greatestOperatorCount else {
      return nil
    }
    // `$(:c99extidentifier)` results from an empty name.
    if name.isEmpty { return "" }
    guard name == key || !setsConditionally(name) else { return nil }
    // A setting that refers to itself means the inherited value, like `inherited`.
    let isInherited = name == "inherited" || name == key
    let inheritsNothing = isInherited && !levels[(level + 1)...].contains { $0[key] != nil }
    var value =
      inheritsNothing
      ? ""
      : value(
        of: isInherited ? key : name, from: isInherited ? level + 1 : 0, depth: depth, &remaining)
    for part in parts.dropFirst() {
      if part.hasPrefix("default=") {
        if (value ?? "").isEmpty { value = String(part.dropFirst("default=".count)) }
      } else if let operand = value {
        guard let result = Self.apply(part, to: operand) else { return nil }
        value = result
      }
    }
    return value
  }

  /// Returns the result of an operator; nil if it is unknown.
  private static func apply(_ operation: Substring, to value: String) -> String? {
    switch operation {
    case "c99extidentifier": ModuleName.identifier(of: value)
    case "identifier" where value.utf8.allSatisfy({ $0 < 0x80 }): ModuleName.identifier(of: value)
    case "rfc1034identifier":
      String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    // Paths are normalized wherever they are used.
    case "standardizepath": value
    default: nil
    }
  }
}
