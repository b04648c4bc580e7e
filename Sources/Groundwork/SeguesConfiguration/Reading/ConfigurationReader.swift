internal import FilesAndPaths
package import Findings
package import Foundation
package import SegueGeneration
internal import Yams

/// Reads a configuration file.
package enum ConfigurationReader {
  /// The maximum size of a configuration; real ones have a few hundred bytes.
  private static let longest = 1 << 16
  /// The maximum depth of a configuration; real ones have three levels.
  private static let deepest = 64
  /// The maximum number of anchors; with so few anchors and aliases, expanding them takes only a moment.
  private static let greatestAnchorCount = 4
  private static let greatestAliasCount = 16

  /// Reads a file from disk, with defaults for the options of generated code that it doesn't set.
  ///
  /// - Throws: All problems in the file, with their places.
  package static func read(
    _ path: String, defaults: GenerationOptions = GenerationOptions()
  ) throws(ConfigurationError) -> Configuration {
    let data: Data
    do throws(FileBytes.Failure) {
      data = Data(try FileBytes.read(path, limit: longest))
    } catch .tooLarge(let size, _) {
      throw tooLarge(size, SourceLocation(file: path, line: 1, column: 1))
    } catch {
      throw ConfigurationError(
        "the configuration cannot be read: \(error)", at: SourceLocation(file: path))
    }
    return try read(data, path: path, defaults: defaults)
  }

  /// Reads a file's bytes.
  ///
  /// - Throws: All problems in the file, with their places.
  package static func read(
    _ data: Data, path: String, defaults: GenerationOptions = GenerationOptions()
  ) throws(ConfigurationError) -> Configuration {
    let start = SourceLocation(file: path, line: 1, column: 1)
    guard data.count <= longest else { throw tooLarge(data.count, start) }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ConfigurationError("the configuration is not UTF-8 text", at: start)
    }
    guard !isTooDeep(text) else {
      throw ConfigurationError("the configuration is nested too deeply", at: start)
    }
    guard !mayMultiply(text) else {
      throw ConfigurationError(
        "the configuration has more than \(greatestAnchorCount) anchors or \(greatestAliasCount) "
          + "aliases, which can multiply each other", at: start)
    }
    let node: Node?
    do {
      node = try compose(yaml: text)
    } catch {
      throw ConfigurationError(error, in: YAMLPlaces(path: path, text: text))
    }
    var sections = SectionReader(
      places: YAMLPlaces(path: path, text: text), defaults: defaults)
    var configuration = sections.configuration(node)
    guard sections.findings.isEmpty else { throw ConfigurationError(findings: sections.findings) }
    configuration.path = path
    return configuration
  }

  private static func tooLarge(_ size: Int, _ start: SourceLocation) -> ConfigurationError {
    ConfigurationError(
      "the configuration has \(size) bytes; the limit is \(longest)", at: start)
  }

  /// Whether nested aliases might expand to a tree far larger than the text, because YAML's parser
  /// compares the keys of a mapping, however complex.
  private static func mayMultiply(_ text: String) -> Bool {
    var anchors = 0
    var aliases = 0
    var previous = UInt8(ascii: "\n")
    for byte in text.utf8 {
      // Both are special only at the beginning of a token, and these bytes are inside or at the end of one.
      switch previous {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "'"),
        UInt8(ascii: "\""):
        break
      default:
        if byte == UInt8(ascii: "&") { anchors += 1 }
        if byte == UInt8(ascii: "*") { aliases += 1 }
      }
      previous = byte
    }
    return anchors > 0 && (anchors > greatestAnchorCount || aliases > greatestAliasCount)
  }

  /// Whether text nests so deeply that reading it, with a call per level, might overflow the stack.
  private static func isTooDeep(_ text: String) -> Bool {
    var open = 0
    for line in text.unicodeScalars.split(whereSeparator: beginsLine) {
      var leading = 0
      var isLeading = true
      for scalar in line {
        switch scalar {
        case "[", "{": open += 1
        case "]", "}": open = max(0, open - 1)
        case "-", "?", ":": if isLeading { leading += 1 }
        case " ": break
        default: isLeading = false
        }
        if open > deepest || leading > deepest { return true }
      }
      // Levels of indentation without a mark on this line; each takes at least one column.
      if line.prefix(while: { $0 == " " }).count > 4 * deepest { return true }
    }
    return false
  }

  /// Whether a character of YAML ends a line, or is skipped at the beginning of one.
  private static func beginsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}": true
    default: false
    }
  }
}

/// The problems in a configuration.
package struct ConfigurationError: Error, Sendable {
  /// The findings, never empty, in the order of the file.
  package var findings: [Finding]

  package init(findings: [Finding]) {
    self.findings = findings.sorted()
  }

  init(_ message: String, at location: SourceLocation) {
    findings = [.configuration(message, at: location)]
  }

  /// Converts an error of YAML's parser.
  fileprivate init(_ error: any Error, in places: YAMLPlaces) {
    let (problem, mark): (String, Mark?) =
      switch error as? YamlError {
      // The parser's problem only continues a sentence: “but found another document”.
      case .composer(_, let problem, let mark, _) where problem.hasSuffix("another document"):
        ("it has more than one document", mark)
      case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
        .composer(_, let problem, let mark, _):
        (problem, mark)
      case .duplicatedKeysInMapping(let keys, let context):
        ("\(keys.sorted().joined(separator: ", ")) occurs twice", context.mark)
      case .reader(let problem, _, _, _): (problem, nil)
      default: ("it cannot be read", nil)
      }
    self.init("the configuration is not valid YAML: \(problem)", at: places.location(of: mark))
  }
}

extension Finding {
  static func configuration(
    _ message: String, at location: SourceLocation, help: String = ""
  ) -> Finding {
    Finding(
      rule: .configuration, severity: .error, location: location, message: message, help: help)
  }
}
