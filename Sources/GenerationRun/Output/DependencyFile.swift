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

  /// Whether a file with this content may be one: it begins with a name and a colon.
  static func isAtStart(of bytes: [UInt8]) -> Bool {
    let colon = UInt8(ascii: ":")
    let lines = bytes.prefix(4_096).split(maxSplits: 64, omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "\n")
    }
    // The first line that is not continued ends the names of the outputs, or stands behind them.
    for line in lines {
      let isContinued = line.last == UInt8(ascii: "\\")
      let body = isContinued ? line.dropLast() : line
      let isEnd = body.last == colon || body.dropLast().last == colon
      if isEnd { return true }
      if !isContinued { return false }
    }
    return false
  }

  /// A path as Make reads it.
  ///
  /// A line break cannot be written at all: the path with one is then simply not found.
  private static func escaped(_ path: String) -> String {
    var result = ""
    for character in path.unicodeScalars {
      switch character {
      case " ", "\t", "#", "\\", ":": result += "\\"
      case "$": result += "$"
      default: break
      }
      result.unicodeScalars.append(character)
    }
    return result
  }
}
