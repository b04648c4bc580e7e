import Findings
import Foundation
import SegueGeneration
import SeguesConfiguration
import TestSupport
import Testing

/// The documentation and the schema of the configuration match the reader.
@Suite struct ConfigurationDocumentTests {
  private let page: String
  private let schema: [String: Any]

  init() throws {
    let folder = PackageFolder.path + "/Documentation/"
    page = try String(contentsOfFile: folder + "configuration.md", encoding: .utf8)
    let data = try Data(contentsOf: URL(fileURLWithPath: folder + "configuration-schema.json"))
    schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// The keys of a section, according to the reader's error about an unknown key.
  private func keys(_ text: String) throws -> [String] {
    let error = #expect(throws: ConfigurationError.self) {
      try ConfigurationReader.read(Data(text.utf8), path: "c.yml")
    }
    let help = try #require(error?.findings.first?.help)
    return try #require(help.wholeMatch(of: /the keys are (.*)/)?.1)
      .split(separator: ", ").map(String.init)
  }

  private func properties(_ definition: String?) throws -> [String: Any] {
    let definitions = schema["$defs"] as? [String: [String: Any]]
    let section = definition.flatMap { definitions?[$0] } ?? schema
    return try #require(section["properties"] as? [String: Any])
  }

  @Test(arguments: [
    ("zzzzzzzz: 1", nil), ("generate: {zzzzzzzz: 1}", "generate"),
    ("check: {zzzzzzzz: 1}", "check"), ("generate: {classes: {A: {zzzzzzzz: 1}}}", "class"),
    ("generate: {unwinds: {A: {method: m, zzzzzzzz: 1}}}", "unwind"),
  ])
  func `The keys match the schema, and are explained`(
    text: String, definition: String?
  ) throws {
    let keys = try keys(text)
    #expect(try Set(properties(definition).keys) == Set(keys))
    for key in keys where definition != "unwind" { #expect(page.contains("`\(key)`"), "\(key)") }
    for key in keys where definition == "unwind" { #expect(page.contains(" \(key): "), "\(key)") }
  }

  @Test func `The schema lists all styles and access levels`() throws {
    func choices(_ key: String) throws -> [String] {
      let property = try #require(properties("generate")[key] as? [String: Any])
      return try #require(property["enum"] as? [String])
    }
    #expect(try choices("style") == GenerationOptions.Style.allCases.map(\.rawValue))
    #expect(try choices("access") == GenerationOptions.Access.allCases.map(\.rawValue))
  }

  @Test func `The schema lists the severities of rules`() throws {
    let rules = try #require(properties("check")["rules"] as? [String: Any])
    let values = try #require(rules["additionalProperties"] as? [String: Any])
    #expect(values["enum"] as? [String] == Configuration.RuleSetting.Level.allCases.map(\.rawValue))
  }

  @Test func `The examples on the page can be read`() throws {
    let parts = page.components(separatedBy: "```")
    let examples = parts.indices.filter { $0 % 2 == 1 && parts[$0].hasPrefix("yaml\n") }
    #expect(examples.count == 5)
    for index in examples {
      let text = String(parts[index].dropFirst("yaml\n".count))
      let configuration = try ConfigurationReader.read(Data(text.utf8), path: "c.yml")
      let isEmpty =
        configuration.generate == Configuration.Generate()
        && configuration.check == Configuration.Check()
      #expect(!isEmpty, "\(text)")
    }
  }
}
