internal import Findings
internal import Parallel
internal import SourceFacts

/// The sources among an app's files, each with what a look at its bytes shows.
///
/// They are looked at while projects are read, when it is not yet known which of them belong to the app:
/// nearly all do.
struct ScannedSources: Sendable {
  struct Source: Sendable {
    let text: SourceText
    let scan: SourceScan
    /// The identifiers of scenes and segues that it may write.
    let identifiers: WordSet
  }

  /// In the order of the files.
  private(set) var sources: [Source] = []
  /// The names that were sought, and the identifiers.
  private let sought: [String]
  private let identifiers: [String]
  private let words: WordTable
  private let identifierScan: IdentifierScan
  private let workers: Int

  init(seeking names: InterfaceNames, workers: Int) {
    sought = names.sought.sorted()
    identifiers = names.identifiers.sorted()
    words = WordTable(seeking: sought)
    identifierScan = IdentifierScan(seeking: identifiers)
    self.workers = workers
  }

  /// Looks at the sources among some files.
  mutating func add(_ files: [SnapshotFile]) {
    let files = files.filter { $0.kind == .swift || $0.kind == .objectiveC }
    sources += ParallelWork.mapLargestFirst(
      files, workers: workers, size: { $0.bytes?.count ?? 0 }
    ) { [words, identifierScan] file in
      let text = SourceText(file)
      return Source(
        text: text, scan: SourceScan(text.bytes, text.language, for: words),
        identifiers: identifierScan.identifiers(in: text.bytes))
    }
  }

  /// Only those that belong to the app, sorted by their paths.
  func belonging(where belongs: (String) -> Bool) -> ScannedSources {
    var result = self
    result.sources = sources.filter { belongs($0.text.path) }.sorted { $0.text.path < $1.text.path }
    return result
  }

  /// The names in storyboards that some source mentions.
  var mentionedNames: Set<String> { names(sought, \.scan.mentioned) }

  /// Returns the names in storyboards that exactly one of the sources that count mentions.
  ///
  /// `List.h` and `List.m` are one source here.
  func namesOfOneFile(where counts: (String) -> Bool) -> Set<String> {
    var files: [Substring: WordSet] = [:]
    for source in sources where !source.scan.mentioned.isEmpty && counts(source.text.path) {
      let name = FilePath.name(of: source.text.path)
      let stem = name.prefix { $0 != "." }
      files[stem, default: WordSet(count: sought.count)].formUnion(source.scan.mentioned)
    }
    var once = WordSet(count: sought.count)
    var again = once
    for file in files.values {
      again.formUnion(once.intersection(file))
      once.formUnion(file)
    }
    return Set(once.subtracting(again).map { sought[$0] })
  }

  /// Returns the identifiers of scenes and segues that the sources that count may contain.
  func writtenIdentifiers(where counts: (String) -> Bool) -> Set<String> {
    var result = self
    result.sources = sources.filter { !$0.identifiers.isEmpty && counts($0.text.path) }
    return result.names(identifiers, \.identifiers)
  }

  private func names(_ all: [String], _ found: (Source) -> WordSet) -> Set<String> {
    var union = WordSet(count: all.count)
    for source in sources { union.formUnion(found(source)) }
    return Set(union.map { all[$0] })
  }

  /// Returns those of some texts that the sources have as string literals.
  func literals(among wanted: Set<String>) -> Set<String> {
    let wanted = wanted.sorted()
    let scan = IdentifierScan(seeking: wanted, asWholes: true)
    return found(wanted) { scan.identifiers(in: $0.bytes) }
  }

  /// Returns those of some names that the sources have as words.
  func words(among wanted: Set<String>) -> Set<String> {
    let wanted = wanted.sorted()
    let table = WordTable(seeking: wanted)
    return found(wanted) { SourceScan($0.bytes, $0.language, for: table).mentioned }
  }

  /// Returns those of some texts that another look at the sources finds.
  private func found(
    _ wanted: [String], by look: @escaping @Sendable (SourceText) -> WordSet
  ) -> Set<String> {
    let sets = ParallelWork.map(sources.map(\.text), workers: workers, look)
    let union = sets.reduce(into: WordSet(count: wanted.count)) { $0.formUnion($1) }
    return Set(union.map { wanted[$0] })
  }
}
