internal import FileWriting

/// The outputs and inputs of a run, in the format of Make, which Ninja and others also read.
///
///     Generated/Main.storyboard.swift: App/Main.storyboard .segues.yml
///
///     App/Main.storyboard:
///
/// The empty rules after the first keep Make from failing if an input was deleted.
struct DependencyFile {
  var outputs: [String]
  var inputs: [String]

  var text: String {
    let targets = outputs.map(Self.escaped).joined(separator: " \\\n  ")
    let sources = inputs.map { " \\\n  " + Self.escaped($0) }.joined()
    return targets + ":" + sources + "\n"
      + inputs.map { "\n" + Self.escaped($0) + ":\n" }.joined()
  }

  /// Returns the file that a request asks for; nil if it asks for none.
  func output(for request: GenerationRequest) throws(OutputFailure) -> OutputFile? {
    guard let path = request.dependencyFile else { return nil }
    guard path != "-" else { throw .needsFile(option: "--depfile") }
    return OutputFile(path: path, bytes: Array(text.utf8), kind: .dependencies)
  }

  /// Whether some bytes are a dependency file: a rule without commands, and an empty rule for each
  /// of its inputs.
  ///
  /// A makefile written by hand has rules with commands.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }[...]
    guard lines.popLast() == "" else { return false }
    var rule: [Substring] = []
    while let line = lines.popFirst() {
      rule.append(line.hasSuffix(" \\") ? line.dropLast(2) : line)
      if !line.hasSuffix(" \\") { break }
    }
    // Each input has its own line, after the line that ends the outputs.
    guard let colon = rule.firstIndex(where: { $0.hasSuffix(":") }), colon + 1 < rule.count,
      rule.dropFirst().allSatisfy({ $0.hasPrefix("  ") })
    else { return false }
    return Array(lines) == rule[(colon + 1)...].flatMap { ["", $0.dropFirst(2) + ":"] }
  }

  /// Escapes a path for Make, so that it is always a name, and never an assignment, a command or another line.
  ///
  /// Make cannot quote a semicolon or a line break: they become a question mark, which matches any character in Make.
  /// It reads `SHELL=x` as an assignment, but `./SHELL=x` sets no variable that Make uses.
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

extension OutputKind {
  static let dependencies = OutputKind(DependencyFile.isOne)
}
