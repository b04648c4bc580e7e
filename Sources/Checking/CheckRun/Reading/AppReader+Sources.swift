internal import FilesAndPaths
internal import Findings
internal import Parallel
internal import SegueChecking
internal import SourceFacts
internal import SourceLexing

/// The sources that were parsed, with their facts.
struct ParsedSources: Sendable {
  /// The parsed sources, in the order of the files.
  var sources: [SourceFile] = []
  /// The problems with files themselves, in no order.
  var findings: [Finding] = []
  /// The names, without extensions, of the sources whose declarations are unknown.
  var unreadNames: Set<String> = []
}

extension AppReader {
  /// Parses the sources that can matter, given the names that the app's storyboards and xibs use.
  func parse(_ sources: [DecodedSource], for names: InterfaceNames) -> ParsedSources {
    let isWhole = request.parsesEverything
    let selected: [DecodedSource]
    if isWhole {
      _ = ParallelWork.mapLargestFirst(
        sources, workers: request.workers, size: { $0.bytes.count }
      ) { _ = $0.facts(parsingAll: true) }
      selected = sources
    } else {
      let relevant = RelevantSources(
        among: sources, for: names, memory, workers: request.workers)
      selected = relevant.parse(workers: request.workers)
      if request.workers > 1 { ParallelWork.free(relevant) }
    }
    var parsed = ParsedSources(findings: sources.compactMap(\.unread))
    parsed.unreadNames = Set(parsed.findings.map { FilePath.stem(of: $0.location.file) })
    for source in selected {
      let (facts, finding) = source.facts(parsingAll: isWhole)
      if facts.isUnread { parsed.unreadNames.insert(FilePath.stem(of: source.path)) }
      var file = SourceFile(
        path: source.path, language: source.language == .swift ? .swift : .objectiveC,
        facts: facts)
      file.hidesRegistrations = source.hidesRegistrations(facts)
      parsed.sources.append(file)
      if let finding { parsed.findings.append(finding) }
      if let mistake = facts.mistake {
        parsed.findings.append(.sourceSyntax(mistake, in: source.path))
      }
    }
    return parsed
  }
}

extension Finding {
  fileprivate static func sourceSyntax(_ mistake: SourceFacts.Mistake, in path: String) -> Finding {
    Finding(
      rule: .sourceSyntax, severity: .note,
      location: SourceLocation(
        file: path, line: mistake.position.line, column: mistake.position.column),
      message: mistake.message,
      why: "declarations near it may be missed",
      help: "finish the merge, or fix the file")
  }
}
