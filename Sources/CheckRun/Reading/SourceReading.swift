internal import Findings
internal import Foundation
internal import Parallel
internal import SegueChecking
internal import SourceFacts
internal import SourceLexing

/// Reads the facts of the sources that matter.
struct SourceReading {
  /// What was parsed, in the order of the files.
  private(set) var sources: [SourceFile] = []
  /// What is wrong with files as such, in no order.
  private(set) var findings: [Finding] = []
  /// Reads sources.
  ///
  /// - Parameters:
  ///   - scanned: The sources of the app.
  ///   - names: What the app's storyboards and xibs ask of code.
  ///   - request: How to read.
  ///   - memory: What was read of files before.
  init(
    _ scanned: ScannedSources, for names: InterfaceNames, _ request: CheckRequest,
    memory: ReadingMemory?
  ) {
    var demands = Set(names.classes.map { NameHash($0) })
    demands.formUnion(names.methods.map { NameHash($0).asMethod })
    let texts = scanned.sources.map(\.text)
    let queue = SourceQueue(
      scanned.sources, demanding: demands, everything: request.parsesEverything)
    let results = ParsedSources()
    ParallelWork.run(workers: min(request.workers, max(1, texts.count))) {
      while let index = queue.takeNext() {
        let (facts, finding) = texts[index].facts(parsingAll: request.parsesEverything, memory)
        results.add(facts, finding, of: index)
        queue.finish(index, FactDemands(of: facts))
      }
    }
    if request.workers > 1 { ParallelWork.free(queue) }
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
