import Findings
import RuleExamples
import SegueChecking
import Testing

/// Every rule, checked against the examples of its own manual.
@Suite struct RuleExampleTests {
  @Test(arguments: CatalogExample.triggering, ExampleVariant.allCases)
  func `A rule reports its triggering examples where they are marked, and nothing else`(
    _ example: CatalogExample, _ variant: ExampleVariant
  ) {
    let files = variant.files(of: example.example)
    let findings = ExampleApp(files).check().findings
    let own = findings.filter { $0.rule == example.rule.name }
    let places = files.flatMap { file in
      file.marks.filter(\.isOwn).map { "\(file.name):\($0.line):\($0.column)" }
    }
    #expect(places.isEmpty == false)
    #expect(Set(own.map(\.location.description)) == Set(places), "\(own)")
    #expect(own.count == places.count, "\(own)")
    expectNoOtherErrors(findings, of: example.rule.name, in: files)
  }

  @Test(arguments: CatalogExample.nonTriggering, ExampleVariant.allCases)
  func `A rule reports nothing in its other examples`(
    _ example: CatalogExample, _ variant: ExampleVariant
  ) {
    let files = variant.files(of: example.example)
    let findings = ExampleApp(files).check().findings
    #expect(findings.filter { $0.rule == example.rule.name } == [])
    #expect(files.flatMap(\.marks).allSatisfy { !$0.isOwn })
    expectNoOtherErrors(findings, of: example.rule.name, in: files)
  }

  @Test(arguments: CatalogExample.triggering)
  func `Nothing is reported in a comment or a string`(_ example: CatalogExample) {
    for file in example.example.files {
      guard let silenced = file.silenced else { continue }
      for silent in [silenced.comment, silenced.string] {
        let files = example.example.files.map { $0.name == file.name ? silent : $0 }
        let findings = ExampleApp(files).check().findings
        #expect(findings.filter { $0.location.file == file.name } == [], "\(silent.text)")
      }
    }
  }

  @Test(arguments: CatalogExample.triggering)
  func `A finding says what is wrong and what to do, and is the same every time`(
    _ example: CatalogExample
  ) {
    let first = ExampleApp(example.example).check()
    let second = ExampleApp(example.example.files.reversed()).check()
    #expect(first.findings == second.findings)
    #expect(first.undecided.sorted() == second.undecided.sorted())
    for finding in first.findings where finding.rule == example.rule.name {
      #expect(!finding.message.isEmpty)
      #expect(!finding.help.isEmpty)
      #expect(!finding.message.hasSuffix("."))
    }
  }

  /// Expects errors of other rules only where the example marks them.
  private func expectNoOtherErrors(
    _ findings: [Finding], of rule: String, in files: [ExampleFile]
  ) {
    let marks = Set(
      files.flatMap { file in
        file.marks.filter { !$0.isOwn }.map { "\(file.name):\($0.line):\($0.column)" }
      })
    let others = findings.filter { $0.rule != rule }
    let unmarked = others.filter {
      $0.severity == .error && !marks.contains($0.location.description)
    }
    #expect(unmarked == [])
    #expect(marks.isSubset(of: others.map(\.location.description)), "\(others)")
  }
}

/// An example of the catalog, with its rule.
struct CatalogExample: CustomTestStringConvertible, Sendable {
  let rule: RuleDescription
  let example: RuleExample
  let number: Int

  var testDescription: String { "\(rule.name) \(number)" }

  static let triggering = all(\.triggering)
  static let nonTriggering = all(\.nonTriggering)

  private static func all(_ examples: (RuleDescription) -> [RuleExample]) -> [CatalogExample] {
    RuleCatalog.rules.flatMap { rule in
      examples(rule.description).enumerated().map {
        CatalogExample(rule: rule.description, example: $0.element, number: $0.offset + 1)
      }
    }
  }
}
