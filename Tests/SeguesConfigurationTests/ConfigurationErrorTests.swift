import Findings
import Foundation
import SeguesConfiguration
import TestSupport
import Testing

@Suite struct ConfigurationErrorTests {
  /// All problems with a text, as `line:column: message (help)`.
  private func problems(_ text: String) -> [String] {
    problems(Data(text.utf8))
  }

  private func problems(_ data: Data) -> [String] {
    do throws(ConfigurationError) {
      _ = try ConfigurationReader.read(data, path: "c.yml")
      return []
    } catch {
      return error.findings.map { finding in
        let help = finding.help.isEmpty ? "" : " (\(finding.help))"
        return "\(finding.location.line):\(finding.location.column): \(finding.message)\(help)"
      }
    }
  }

  @Test(arguments: [
    (
      "acces: 1",
      "1:1: the configuration has no key 'acces' (the keys are "
        + "include, exclude, generate, check, map)"
    ),
    ("genrate: {}", "1:1: the configuration has no key 'genrate' (did you mean generate?)"),
    ("generate:\n  acces: public", "2:3: generate has no key 'acces' (did you mean access?)"),
    (
      "generate:\n  style: swift-gen",
      "2:10: 'style' cannot be 'swift-gen' (did you mean swiftgen?)"
    ),
    (
      "generate:\n  access: open",
      "2:11: 'access' cannot be 'open' (use one of internal, package, public)"
    ),
    ("generate: public", "1:11: generate must contain keys and values"),
    ("- generate", "1:1: the configuration must contain keys and values"),
    ("generate:\n  output: [a, b]", "2:11: 'output' must be text"),
    ("generate:\n  output:", "2:10: 'output' must be text"),
    ("exclude:\n  - a\n  - {b: c}", "3:5: 'exclude' must be text"),
    (
      "generate:\n  module: my module",
      "2:11: 'module' must be a name in Swift, which 'my module' is not"
    ),
    (
      "generate:\n  classes:\n    A: 1B",
      "3:8: 'A' must be a name in Swift, which '1B' is not"
    ),
    (
      "generate:\n  classes:\n    A: {hiden: true}",
      "3:9: A has no key 'hiden' (did you mean hidden?)"
    ),
    ("generate:\n  classes:\n    A: {hidden: 3}", "3:17: 'hidden' must be true or false"),
    (
      "generate:\n  unwinds:\n    'a:': {value: Int}",
      "3:11: 'a:' has no method (add its key method)"
    ),
    ("generate:\n  bundle: \"a\\nb\"", "2:11: 'bundle' must be one line of text"),
    (
      "generate: {x: 'ü', acess: 1}",
      "1:12: generate has no key 'x' (the keys are include, exclude, "
        + "references, output, style, access, bundle, module, imports, classes, standalone, unwinds, "
        + "extends-r, only-classes)"
    ),
  ])
  func `A mistake is reported at its place`(text: String, expected: String) {
    #expect(problems(text).first == expected)
  }

  @Test func `A method that is not code is not reported as missing, too`() {
    #expect(problems("generate:\n  unwinds:\n    'a:': {method: ')'}").count == 1)
  }

  @Test func `All mistakes are reported at once, in order`() {
    let found = problems("generate:\n  acces: public\n  style: r\nincluded: a\n")
    #expect(found.map { $0.prefix(3) } == ["2:3", "3:1", "4:1"])
  }

  @Test func `Columns count bytes, as compilers do`() {
    #expect(problems("generate: {module: 'Äpfel', x: 1}").first?.hasPrefix("1:30: ") == true)
  }

  @Test(arguments: [
    ("a: [", "2:1"), ("a: b: c", "1:5"), ("a: 1\na: 2", "1:1"), ("\tgenerate: 1", "1:1"),
    ("a: *nothing", "1:4"), ("a: \"", "1:5"),
  ])
  func `Invalid YAML is reported as such`(text: String, place: String) {
    let found = problems(text)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("\(place): the configuration is not valid YAML: ") == true)
  }

  @Test func `A second document is rejected in a whole sentence`() {
    #expect(
      problems("check: {strict: true}\n---\ncheck: {strict: false}")
        == ["2:1: the configuration is not valid YAML: it has more than one document"])
  }

  @Test func `A file that is not text is rejected`() {
    #expect(problems(Data([0xFF, 0xFE, 0x00])) == ["1:1: the configuration is not UTF-8 text"])
    #expect(problems(String(repeating: "#", count: 70_000)).first?.contains("70000 bytes") == true)
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "[[]"])
  func `Endless nesting is rejected, not followed`(part: String) {
    let text = String(repeating: part, count: 60_000 / part.count)
    #expect(problems(text) == ["1:1: the configuration is nested too deeply"])
  }

  @Test(arguments: ["\r", "\u{85}", "\u{2028}", "\u{2029}", "\n\u{FEFF}"])
  func `Nesting is limited after every line break`(lineBreak: String) {
    let text = "include:\(lineBreak)" + String(repeating: "- ", count: 30_000) + "x"
    #expect(problems(text) == ["1:1: the configuration is nested too deeply"])
  }

  @Test func `Nesting by indentation is limited, too`() {
    let text = (0..<300).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(problems(text) == ["1:1: the configuration is nested too deeply"])
  }

  @Test func `A missing file and a folder cannot be read, for a reason`() throws {
    let folder = try TemporaryFolder()
    let places = [
      (folder.path, "it is not a regular file"), (folder.path("none.yml"), "it doesn't exist"),
    ]
    for (path, reason) in places {
      let error = #expect(throws: ConfigurationError.self) { try ConfigurationReader.read(path) }
      #expect(error?.findings.first?.message == "the configuration cannot be read: \(reason)")
    }
  }

  @Test(.timeLimit(.minutes(60)))
  func `Aliases that multiply each other are rejected, and a few are accepted`() throws {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<12 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let message =
      "1:1: the configuration has more than 4 anchors or 16 aliases, which can multiply each other"
    #expect(problems(text + "? *a11\n: x\n") == [message])
    #expect(problems("exclude: &old [Old, '*Tests']\ngenerate: {exclude: *old}\n") == [])
    let globs = Array(repeating: "'**/*.generated.swift'", count: 9).joined(separator: ", ")
    #expect(problems("exclude: &old [\(globs)]\ngenerate: {exclude: *old}\n") == [])
  }

  /// Line breaks that only YAML knows, a byte order mark at the beginning of a line, and a key in brackets.
  @Test(
    .timeLimit(.minutes(60)),
    arguments: ["\u{85}", "\u{2028}", "\u{2029}", "\n\u{FEFF}", "?"])
  func `Aliases are counted after everything that separates tokens`(separator: String) {
    var text = "include:\n   - [\(separator)&a0 [x, y]]\n"
    for level in 1..<12 {
      let aliases = Array(repeating: "\(separator)*a\(level - 1)", count: 10).joined(separator: ",")
      text += "   - [\(separator)&a\(level) [\(aliases)]]\n"
    }
    text += "   - {? [\(separator)*a11] : x}\n"
    let message =
      "1:1: the configuration has more than 4 anchors or 16 aliases, which can multiply each other"
    #expect(problems(text) == [message])
  }
}
