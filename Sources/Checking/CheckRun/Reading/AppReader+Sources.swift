internal import Files
internal import Findings
internal import Parallel
internal import SegueChecking
internal import SourceFacts
internal import SourceLexing

/// The sources that were parsed, with their facts.
struct ParsedSources: Sendable {
  /// In the order of the files.
  var sources: [SourceFile] = []
  /// The problems with files themselves, in no order.
  var findings: [Finding] = []
  /// The names, without extensions, of the sources whose declarations are unknown.
  var unreadNames: Set<String> = []
}

extension AppReader {
  /// Parses the sources that can matter, given the names that the app's storyboards and xibs use.
  func parse(_ sources: [DecodedSource], for names: InterfaceNames) -> ParsedSources {
    let workers = request.workers
    let selection: any SourceSelection =
      request.parsesEverything
      ? EverySource(sources)
      : RelevantSources(among: sources, for: names, memory, workers: workers)
    let isWhole = selection.parsesWholeSources
    ParallelWork.run(workers: min(workers, max(1, sources.count))) {
      while let index = selection.takeNext() {
        // The source remembers its facts.
        _ = sources[index].facts(parsingAll: isWhole)
        selection.finish(index)
      }
    }
    let selected = selection.selected
    if workers > 1 { ParallelWork.free(selection) }
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
