internal import Findings
internal import SegueGeneration
internal import Yams

extension SectionReader {
  /// Reads the values of the known keys, and reports the others.
  mutating func forEach(_ node: Node?, of section: String, _ keys: Keys) {
    forEachName(node, of: section) { reader, name, value in
      if let read = keys.first(where: { $0.key == name })?.value {
        return read(&reader, value, name)
      }
      let known = keys.map(\.key)
      let nearest = NearestName.to(name, among: known)
      reader.report(
        "\(section) has no key \(quoted(name))", node?.key(name) ?? value,
        nearest.map { "did you mean \($0)?" } ?? "the keys are \(known.joined(separator: ", "))")
    }
  }

  /// Calls a function with each key of a mapping; an empty section has none.
  mutating func forEachName(
    _ node: Node?, of section: String, _ body: (inout SectionReader, String, Node) -> Void
  ) {
    guard let node, !node.isNothing else { return }
    guard let mapping = node.mapping else {
      return report("\(section) must contain keys and values", node)
    }
    for (key, value) in mapping {
      if let name = key.scalar?.string, !name.isEmpty {
        body(&self, name, value)
      } else {
        report("a key of \(section) must be text", key)
      }
    }
  }

  /// Returns a line of text.
  mutating func string(_ node: Node, of key: String) -> String? {
    guard let string = node.scalar?.string, !node.isNothing, !string.isEmpty else {
      report("\(quoted(key)) must be text", node)
      return nil
    }
    guard !string.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      report("\(quoted(key)) must be one line of text", node)
      return nil
    }
    return string
  }

  /// Returns a list of texts; a single one need not be a list.
  mutating func strings(_ node: Node, of key: String) -> [String] {
    if node.isNothing { return [] }
    guard let sequence = node.sequence else { return string(node, of: key).map { [$0] } ?? [] }
    return sequence.compactMap { string($0, of: key) }
  }

  /// Returns a name in Swift: identifiers, separated by dots.
  mutating func swiftName(_ node: Node, of key: String) -> String? {
    guard let name = string(node, of: key) else { return nil }
    let isName = name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      part.first.map { $0.isLetter || $0 == "_" } == true
        && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    guard isName else {
      report(
        "\(quoted(key)) must be a name in Swift, which \(quoted(name)) is not", node)
      return nil
    }
    return name
  }

  /// Returns a self-contained piece of Swift code, such as a method or a type.
  mutating func code(_ node: Node, of key: String) -> SwiftFragment? {
    guard let text = string(node, of: key) else { return nil }
    let code = SwiftFragment(text)
    if code == nil { reportCode(text, of: key, node) }
    return code
  }

  /// Reports text that isn't code, or cannot be inside a line.
  mutating func reportCode(_ text: String, of key: String, _ node: Node) {
    report(
      "\(quoted(key)) must be one expression, method or type, which \(quoted(text)) is not", node,
      "write it on one line, with balanced brackets and quotes, without comments and semicolons")
  }

  /// Returns one of an enumeration's values.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: Node, of key: String
  ) -> Choice? {
    guard let name = string(node, of: key) else { return nil }
    if let choice = Choice(rawValue: name) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    let nearest = NearestName.to(name, among: known)
    report(
      "\(quoted(key)) cannot be \(quoted(name))", node,
      nearest.map { "did you mean \($0)?" } ?? "use one of \(known.joined(separator: ", "))")
    return nil
  }

  /// Returns `true` or `false`.
  mutating func flag(_ node: Node, of key: String) -> Bool? {
    switch node.scalar?.string.lowercased() {
    case "true", "yes": return true
    case "false", "no": return false
    default:
      report("\(quoted(key)) must be true or false", node)
      return nil
    }
  }
}

extension Node {
  /// Whether a key has no value: `~`, `null`, or nothing at all.
  fileprivate var isNothing: Bool {
    guard let scalar, scalar.style != .doubleQuoted, scalar.style != .singleQuoted else {
      return false
    }
    return ["", "~", "null"].contains(scalar.string)
  }

  /// The node of a key, which has its place.
  func key(_ name: String) -> Node? {
    mapping?.keys.first { $0.scalar?.string == name }
  }
}

/// Quotes text from the file for a message, with a bounded length.
func quoted(_ text: String) -> String {
  text.count > 60 ? "'\(text.prefix(60))…'" : "'\(text)'"
}
