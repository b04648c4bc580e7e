/// The names of a run's outputs and inputs, in the format of Make, which Ninja and others read too.
///
///     Generated/Main.storyboard.swift: App/Main.storyboard .segues.yml
///
///     App/Main.storyboard:
///
/// The lines behind the first keep Make from stopping where an input was deleted.
struct DependencyFile {
  var outputs: [String]
  var inputs: [String]

  var text: String {
    let targets = outputs.map(Self.escaped).joined(separator: " \\\n  ")
    let sources = inputs.map { " \\\n  " + Self.escaped($0) }.joined()
    return targets + ":" + sources + "\n"
      + inputs.map { "\n" + Self.escaped($0) + ":\n" }.joined()
  }

  /// Whether a file with some bytes is one: a rule without commands, and one without anything for
  /// each file that the first one names as an input.
  ///
  /// A makefile that somebody wrote has rules that do something.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }[...]
    guard lines.popLast() == "" else { return false }
    var first: [Substring] = []
    while let line = lines.popFirst() {
      first.append(line.hasSuffix(" \\") ? line.dropLast(2) : line)
      if !line.hasSuffix(" \\") { break }
    }
    // The inputs stand on lines of their own, behind the one that ends the outputs.
    guard let end = first.firstIndex(where: { $0.hasSuffix(":") && !$0.hasSuffix("\\:") }),
      end + 1 < first.count, first.dropFirst().allSatisfy({ $0.hasPrefix("  ") })
    else { return false }
    return Array(lines) == first[(end + 1)...].flatMap { ["", $0.dropFirst(2) + ":"] }
  }

  /// A path as Make reads it: always a name, and never an assignment, a command or a line of its own.
  ///
  /// Make cannot quote a semicolon or a line break. A question mark stands for them, which Make takes
  /// for any character and other readers for a file that does not exist. It takes a name with an
  /// equals sign for an assignment wherever the sign stands. A folder in front of the name keeps that
  /// from setting a variable that Make knows, such as `SHELL`.
  private static func escaped(_ path: String) -> String {
    let isInFolder = ["/", "./", "../"].contains(where: path.hasPrefix)
    var result = path.utf8.contains(UInt8(ascii: "=")) && !isInFolder ? "./" : ""
    for character in path.unicodeScalars {
      switch character {
      case ";":
        result += "?"
        continue
      case _ where character != "\t" && character.properties.generalCategory == .control:
        result += "?"
        continue
      case " ", "\t", "#", "\\", ":": result += "\\"
      case "$": result += "$"
      default: break
      }
      result.unicodeScalars.append(character)
    }
    return result
  }
}
