import CheckRun
import FaultPlanting
import Foundation
import RuleExamples
import SegueChecking
import TestSupport
import Testing

/// Selecting sources changes no finding.
///
/// This is why a rule can be written without knowing how sources are selected: its examples fail here if the
/// selection leaves out a source that the rule needs.
@Suite struct SelectionTests {
  @Test(arguments: RuleCatalog.rules.map { $0.description.name })
  func `A rule's examples have the same findings if all sources are parsed`(rule: String) throws {
    let description = try #require(
      RuleCatalog.rules.map { $0.description }.first { $0.name == rule })
    for example in description.triggering + description.nonTriggering {
      BothSelections(files: example.app).expectSame("\(example.app)")
    }
  }

  @Test(.enabled(if: Corpus.isExpected))
  func `Apps have the same findings if all sources are parsed`() throws {
    let examples = PackageFolder.path + "/Examples"
    let apps = try [examples, Corpus.path].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder).map { folder + "/" + $0 }
    }
    var count = 0
    for app in apps.sorted() {
      let request = CheckRequest(paths: [app])
      guard (try? CheckRun(request)) != nil else { continue }
      try BothSelections(request).expectSame("\(app)")
      count += 1
    }
    #expect(count > 20)
  }

  @Test func `Randomly edited examples have the same findings if all sources are parsed`() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["SEGUES_EDIT_COUNT"].flatMap { Int($0) } ?? 150
    var numbers = SeededNumbers(seed: environment["SEGUES_EDIT_SEED"].flatMap { UInt64($0) } ?? 1)
    let apps = RuleCatalog.rules.map { $0.description }
      .flatMap { $0.triggering + $0.nonTriggering }.map(\.app)
      .filter { $0.keys.contains { $0.hasSuffix(".swift") || $0.hasSuffix(".m") } }
    for _ in 0..<count {
      var app = try #require(apps.randomElement(using: &numbers))
      let vocabulary = Set(app.values.flatMap(words)).sorted()
      var edits: [String] = []
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let path = try #require(app.keys.sorted().randomElement(using: &numbers))
        guard let text = app[path],
          let old = Set(words(of: text)).sorted()
            .randomElement(using: &numbers), let new = vocabulary.randomElement(using: &numbers),
          let range = text.ranges(of: old).randomElement(using: &numbers)
        else { continue }
        app[path] = text.replacingCharacters(in: range, with: new)
        edits.append("\(path): \(old) is now \(new)")
      }
      BothSelections(files: app).expectSame("after \(edits) in \(app)")
    }
  }

  /// The words of a text, without those that hold a storyboard together.
  private func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      .filter { $0.count > 2 && !Self.fixedWords.contains($0) }
  }

  private static let fixedWords: Set = ["document", "xml", "scenes"]
}

extension RuleExample {
  /// The texts of the example's files by path.
  var app: [String: String] {
    Dictionary(files.map { ($0.name, $0.expanded.text) }) { first, _ in first }
  }
}
