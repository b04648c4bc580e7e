import Findings
import Foundation
import SegueChecking
import TestSupport
import Testing

@Suite struct RuleCatalogTests {
  private let descriptions = RuleCatalog.rules.map { $0.description }

  @Test func `Every rule is found by its unique name`() {
    let names = descriptions.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { RuleCatalog.rule(named: $0) != nil })
  }

  @Test func `Names are in kebab case, and summaries are one sentence without a full stop`() {
    for rule in descriptions {
      #expect(rule.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
      #expect(!rule.summary.contains(/[.!?](\s|$)/), "\(rule.summary)")
      #expect(rule.summary.first?.isUppercase == true, "\(rule.summary)")
      #expect(!rule.summary.contains("\n"))
      #expect(rule.why.hasSuffix("."), "\(rule.name)")
      #expect(rule.why.split(separator: " ").count > 10, "\(rule.name)")
    }
  }

  @Test func `Every rule about storyboards and sources has an example of each kind`() {
    for rule in (RuleGroup.files.rules + RuleGroup.code.rules).map({ $0.description }) {
      #expect(!rule.triggering.isEmpty, "\(rule.name)")
      #expect(!rule.nonTriggering.isEmpty, "\(rule.name)")
    }
  }

  @Test(arguments: [
    "Storyboards/StoryboardParsing", "Groundwork/AppProject", "Checking/CheckRun",
  ])
  func `Every finding of reading files has a manual`(part: String) throws {
    let uses = /(?:rule: |(?:Finding|ReadFailure|self\.init)\(\s*)\.([a-z]\w*)/
    var count = 0
    for path in try swiftFiles(of: part) {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      for match in text.matches(of: uses) {
        count += 1
        // A constant is named after its rule: `notXML` after not-xml.
        let name = match.output.1
          .replacing(/([a-z])([A-Z])/) { "\($0.output.1)-\($0.output.2)" }
          .replacing(/([A-Z])([A-Z][a-z])/) { "\($0.output.1)-\($0.output.2)" }
          .lowercased()
        #expect(RuleCatalog.rule(named: name) != nil, "\(path): \(match.0)")
      }
    }
    #expect(count > 0)
  }

  @Test func `The reference of the rules matches their descriptions`() throws {
    #expect(
      try ReferenceText.problem(with: RuleManual.page, path: "Documentation/rules.md") == nil)
  }

  private func swiftFiles(of part: String) throws -> [String] {
    let folder = PackageFolder.path + "/Sources/" + part
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
    return try #require(files).filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
  }
}
