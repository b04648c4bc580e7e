internal import Findings
internal import Foundation
internal import SegueChecking
internal import SourceFacts
internal import StoryboardModel

/// Reads the facts of the sources that matter.
struct SourceReading {
  /// What was parsed, in the order of the files.
  private(set) var sources: [SourceFile] = []
  /// What is wrong with files as such, in no order.
  private(set) var findings: [Finding] = []
  /// The names in storyboards that some source mentions.
  private(set) var mentionedNames: Set<String> = []
  /// The storyboard identifiers that some source may write.
  private(set) var writtenIdentifiers: Set<String> = []
  /// Which of some names the sources have as words.
  private(set) var wordsOfSources: @Sendable (_ names: Set<String>) -> Set<String>

  /// Reads sources.
  ///
  /// - Parameters:
  ///   - files: The sources, sorted.
  ///   - interfaces: The storyboards and xibs whose classes and actions are looked for.
  ///   - request: How to read.
  ///   - memory: What was read of files before.
  init(
    _ files: [SnapshotFile], for interfaces: [InterfaceFile], _ request: CheckRequest,
    memory: ReadingMemory?
  ) {
    let names = InterfaceNames(of: interfaces)
    let sought = names.sought
    let words = WordTable(seeking: sought)
    let texts = ParallelWork.map(files, workers: request.workers) { SourceText($0) }
    wordsOfSources = { wanted in
      let wanted = wanted.sorted()
      let table = WordTable(seeking: wanted)
      let scans = ParallelWork.map(texts, workers: request.workers) { text in
        SourceScan(text.bytes, text.language, for: table).mentioned
      }
      let found = scans.reduce(into: WordSet(count: wanted.count)) { $0.formUnion($1) }
      return Set(found.map { wanted[$0] })
    }
    let identifiers = IdentifierScan(seeking: names.identifiers)
    let scans = ParallelWork.map(texts, workers: request.workers) { text in
      (
        SourceScan(text.bytes, text.language, for: words),
        identifiers.identifiers(in: text.bytes)
      )
    }
    var mentioned = WordSet(count: sought.count)
    var written = WordSet(count: names.identifiers.count)
    for (scan, identifiers) in scans {
      mentioned.formUnion(scan.mentioned)
      written.formUnion(identifiers)
    }
    mentionedNames = Set(mentioned.map { sought[$0] })
    writtenIdentifiers = Set(written.map { names.identifiers[$0] })

    var demands = Set(names.classes.map { NameHash($0) })
    demands.formUnion(names.methods.map { NameHash($0).asMethod })
    let queue = SourceQueue(
      scans.map(\.0), demanding: demands, everything: request.parsesEverything)
    let results = ParsedSources()
    ParallelWork.run(workers: min(request.workers, max(1, files.count))) {
      while let index = queue.takeNext() {
        let (facts, finding) = texts[index].facts(memory)
        results.add(facts, finding, of: index)
        queue.finish(index, FactDemands(of: facts))
      }
    }
    findings = texts.compactMap(\.unread)
    for (index, (facts, finding)) in results.sorted() {
      let text = texts[index]
      sources.append(
        SourceFile(
          path: text.path, language: text.language == .swift ? .swift : .objectiveC,
          facts: facts))
      if let finding { findings.append(finding) }
      if let problem = facts.problems.first(where: \.isMistake) {
        findings.append(.sourceSyntax(problem, in: text.path))
      }
    }
  }
}

extension Finding {
  /// What a file is not meant to have in it.
  fileprivate static func sourceSyntax(
    _ problem: SourceFacts.Problem, in path: String
  ) -> Finding {
    Finding(
      rule: SourceSyntaxRule.description.name, severity: SourceSyntaxRule.description.severity,
      location: SourceLocation(
        file: path, line: problem.position.line, column: problem.position.column),
      message: problem.message,
      why: "what is declared near it may be missed, and reported as missing elsewhere",
      help: "finish the merge, or correct the file")
  }
}

/// What was parsed so far.
private final class ParsedSources: @unchecked Sendable {
  // Unchecked, because all that changes is touched only while the lock is held.
  private let lock = NSLock()
  private var results: [Int: (SourceFacts, Finding?)] = [:]

  func add(_ facts: SourceFacts, _ finding: Finding?, of index: Int) {
    lock.withLock { results[index] = (facts, finding) }
  }

  /// By the files' order.
  func sorted() -> [(index: Int, (facts: SourceFacts, finding: Finding?))] {
    lock.withLock { results.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
  }
}
