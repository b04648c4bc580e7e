internal import FileReading
package import Findings
package import Foundation
package import SegueGeneration
internal import Yams

/// Reads a configuration file.
package enum ConfigurationReader {
  /// A configuration has a few hundred bytes.
  private static let longest = 1 << 16
  /// The levels of a configuration are three.
  private static let deepest = 64
  /// With so few of both, all aliases together stand for no more than a machine goes through in a
  /// moment.
  private static let greatestAnchorCount = 4
  private static let greatestAliasCount = 16

  /// Reads a file from disk.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - defaults: What holds for generated code where the file does not say.
  /// - Returns: The configuration.
  /// - Throws: All that is wrong with it, each with its place.
  package static func read(
    _ path: String, defaults: GenerationOptions = GenerationOptions()
  ) throws(ConfigurationError) -> Configuration {
    let data: Data
    do throws(FileBytes.Failure) {
      data = Data(try FileBytes.read(path, limit: longest))
    } catch .tooLarge(let size, _) {
      throw tooLarge(size, SourceLocation(file: path, line: 1, column: 1))
    } catch {
      throw ConfigurationError("the configuration cannot be read", at: SourceLocation(file: path))
    }
    return try read(data, path: path, defaults: defaults)
  }

  /// Reads a file's bytes.
  ///
  /// - Throws: All that is wrong with it, each with its place.
  package static func read(
    _ data: Data, path: String, defaults: GenerationOptions = GenerationOptions()
  ) throws(ConfigurationError) -> Configuration {
    let start = SourceLocation(file: path, line: 1, column: 1)
    guard data.count <= longest else { throw tooLarge(data.count, start) }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ConfigurationError("the configuration is no UTF-8 text", at: start)
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
    var sections = SectionReader(YAMLPlaces(path: path, text: text), defaults: defaults)
    var configuration = sections.configuration(node)
    guard sections.findings.isEmpty else { throw ConfigurationError(findings: sections.findings) }
    configuration.path = path
    return configuration
  }

  private static func tooLarge(_ size: Int, _ start: SourceLocation) -> ConfigurationError {
    ConfigurationError(
      "the configuration has \(size) bytes, and at most \(longest) are read", at: start)
  }

  /// Whether aliases in what other aliases stand for might make a tree that is far larger than the
  /// text: YAML's parser compares the keys of a mapping, whatever is in them.
  private static func mayMultiply(_ text: String) -> Bool {
    var anchors = 0
    var aliases = 0
    var previous = UInt8(ascii: "\n")
    for byte in text.utf8 {
      // Both begin a token; in the middle of one, or in quotes, they are characters like others.
      switch previous {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
        UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ":"):
        if byte == UInt8(ascii: "&") { anchors += 1 }
        if byte == UInt8(ascii: "*") { aliases += 1 }
      default: break
      }
      previous = byte
    }
    return anchors > 0 && (anchors > greatestAnchorCount || aliases > greatestAliasCount)
  }

  /// Whether text nests so deeply that reading it, a call for each level, might need too much stack.
  private static func isTooDeep(_ text: String) -> Bool {
    var open = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      var leading = 0
      var isLeading = true
      for byte in line {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): open = max(0, open - 1)
        case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"): if isLeading { leading += 1 }
        case UInt8(ascii: " "): break
        default: isLeading = false
        }
        if open > deepest || leading > deepest { return true }
      }
      // Levels of indentation without a mark on this line: one column is the least that they take.
      if line.prefix(while: { $0 == UInt8(ascii: " ") }).count > 4 * deepest { return true }
    }
    return false
  }
}

/// What is wrong with a configuration.
package struct ConfigurationError: Error, Sendable {
  /// Never empty; in the order of the file.
  package var findings: [Finding]

  package init(findings: [Finding]) {
    self.findings = findings.sorted()
  }

  init(_ message: String, at location: SourceLocation) {
    findings = [.configuration(message, at: location)]
  }

  /// What YAML's parser says.
  fileprivate init(_ error: any Error, in places: YAMLPlaces) {
    let (problem, mark): (String, Mark?) =
      switch error as? YamlError {
      case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
        .composer(_, let problem, let mark, _):
        (problem, mark)
      case .duplicatedKeysInMapping(let keys, let context):
        ("\(keys.sorted().joined(separator: ", ")) is said twice", context.mark)
      case .reader(let problem, _, _, _): (problem, nil)
      default: ("it cannot be read", nil)
      }
    self.init("the configuration is no YAML: \(problem)", at: places.location(of: mark))
  }
}

extension Finding {
  static func configuration(
    _ message: String, at location: SourceLocation, help: String = ""
  ) -> Finding {
    Finding(
      rule: "configuration", severity: .error, location: location, message: message, help: help)
  }
}
