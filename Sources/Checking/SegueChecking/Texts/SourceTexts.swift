internal import Files
internal import Findings
internal import Parallel
package import SourceFacts
package import SourceLexing

/// The names of storyboards and xibs that a first look at a source found in it.
package struct SourceNames: Hashable, Sendable {
  /// See ``SourceTexts/mentionedNames``.
  package var mentioned: Set<String>
  /// See ``SourceTexts/writtenIdentifiers``.
  package var identifiers: Set<String>

  package init(mentioned: Set<String>, identifiers: Set<String>) {
    self.mentioned = mentioned
    self.identifiers = identifiers
  }
}

/// The words of an app's sources, and the texts of its files.
///
/// The sources include those that were not parsed. What a scan of them found answers whether and where they have a
/// word, and which xibs they load. A rule asks for the text of a file only to say what edit would settle a finding.
package struct SourceTexts: Sendable {
  /// A source with what a scan of it found.
  package struct Source: Sendable {
    package var path: String
    /// The text in UTF-8.
    package var bytes: [UInt8]
    /// Whether the source belongs to tests alone.
    package var isTest: Bool
    package var names: SourceNames
    /// The words of code, comments and strings.
    package var words: SourceWords
    /// The types whose cases code lists: `SegueID` for `SegueID.allCases`.
    package var listedTypes: Set<WordHash>
    package var nibLoads: NibLoads

    package init(
      path: String, bytes: [UInt8], isTest: Bool, names: SourceNames, words: SourceWords,
      listedTypes: Set<WordHash>, nibLoads: NibLoads
    ) {
      self.path = path
      self.bytes = bytes
      self.isTest = isTest
      self.names = names
      self.words = words
      self.listedTypes = listedTypes
      self.nibLoads = nibLoads
    }
  }

  let sources: [Source]
  private let files: [String: [UInt8]]
  private let workers: Int
  /// The names from storyboards and xibs that occur as a word in some source, comments included:
  /// classes, outlets, the first parts of selectors, the words of storyboard identifiers, and what
  /// generators make of these.
  package let mentionedNames: Set<String>
  /// The identifiers of scenes and segues that the app's sources may contain, tests left out.
  ///
  /// A source contains one as a string, or contains its beginning as a string with something computed
  /// after it.
  package let writtenIdentifiers: Set<String>

  /// Creates the texts of an app.
  ///
  /// - Parameters:
  ///   - sources: The app's sources.
  ///   - files: The bytes of all its files, by path.
  ///   - workers: The most threads.
  package init(sources: [Source] = [], files: [String: [UInt8]] = [:], workers: Int = 1) {
    self.sources = sources
    self.files = files
    self.workers = workers
    mentionedNames = sources.reduce(into: []) { $0.formUnion($1.names.mentioned) }
    writtenIdentifiers = sources.reduce(into: []) { result, source in
      if !source.isTest { result.formUnion(source.names.identifiers) }
    }
  }

  /// Returns the text of a file, or nil if it was not read.
  package func text(of path: String) -> String? {
    files[path].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the bytes of a file, or nil if it was not read.
  package func bytes(of path: String) -> [UInt8]? { files[path] }

  /// Whether the comment at the top of a file says that a tool generated it.
  package func isGenerated(_ path: String) -> Bool {
    guard let bytes = files[path] else { return false }
    let lines = String(decoding: bytes.prefix(1024), as: UTF8.self)
      .split(whereSeparator: \.isNewline)
    return lines.prefix { $0.hasPrefix("/") || $0.hasPrefix(" *") || $0.hasPrefix("*") }
      .contains { $0.lowercased().contains("generated") }
  }

  /// Returns the mentioned names that exactly one source mentions, tests left out.
  ///
  /// `List.h` and `List.m` count as one source.
  package func namesOfOneFile() -> Set<String> {
    var names: [Substring: Set<String>] = [:]
    for source in sources where !source.isTest && !source.names.mentioned.isEmpty {
      names[Self.stem(of: source.path), default: []].formUnion(source.names.mentioned)
    }
    var counts: [String: Int] = [:]
    for name in names.values.joined() { counts[name, default: 0] += 1 }
    return Set(counts.lazy.filter { $0.value == 1 }.map(\.key))
  }

  /// Returns the names that occur as a word in some source, comments included.
  package func words(among names: Set<String>) -> Set<String> {
    names.filter { name in
      let hash = WordHash(name)
      return sources.contains { $0.words[hash] != nil }
    }
  }

  /// Whether the code of some source, tests left out, has one of some names as a word.
  package func name(anyOf names: Set<String>) -> Bool {
    names.contains { name in
      let hash = WordHash(name)
      return sources.contains { !$0.isTest && $0.words[hash]?.contains(.code) ?? false }
    }
  }

  /// Whether the code of one of some sources has a name as a word.
  ///
  /// `List.h` and `List.m` count as one source.
  func name(_ name: String, inAnyOf paths: [String]) -> Bool {
    let hash = WordHash(name)
    let stems = Set(paths.map(Self.stem))
    return sources.contains {
      $0.words[hash]?.contains(.code) ?? false && stems.contains(Self.stem(of: $0.path))
    }
  }

  private static func stem(of path: String) -> Substring {
    FilePath.name(of: path).prefix { $0 != "." }
  }

  /// Whether the code of some source has a word after a dot: `.showGroup`, `SegueID.showGroup`.
  package func nameMember(_ name: String) -> Bool {
    let hash = WordHash(name)
    return sources.contains { $0.words[hash]?.contains(.member) ?? false }
  }

  /// Whether the code of some source asks a type for all of its cases.
  package func listCases(ofType name: String) -> Bool {
    let hash = WordHash(name)
    return sources.contains { $0.listedTypes.contains(hash) }
  }

  /// Whether the sources, tests left out, use some classes in a way that may create an object or use a static
  /// member.
  ///
  /// A declaration, an extension, a cast and a comment do neither.
  ///
  /// - Parameters:
  ///   - names: The names of the classes.
  ///   - countsRegistrations: Whether the registration for a reuse identifier counts as a use.
  /// - Returns: The answer.
  package func use(
    classes names: Set<String>, countingRegistrations countsRegistrations: Bool
  ) -> Bool {
    let hashes = names.map { WordHash($0) }
    let uses = countsRegistrations ? SourceWords.Places.use.union(.registration) : .use
    return sources.contains { source in
      !source.isTest
        && hashes.contains { source.words[$0].map { !$0.isDisjoint(with: uses) } ?? false }
    }
  }

  /// The xibs that the sources, tests left out, may load.
  package var nibLoads: NibLoads {
    sources.reduce(into: NibLoads()) { if !$1.isTest { $0.formUnion($1.nibLoads) } }
  }

  /// Returns the texts that some source has as a string literal.
  package func literals(among texts: Set<String>) -> Set<String> {
    guard let search = LiteralSearch(texts, findsBeginnings: false) else { return [] }
    return union { search.literals(in: $0.bytes) }
  }

  /// Whether some source contains a text.
  package func contain(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return sources.contains { ByteSearch.contains(wanted, in: $0.bytes) }
  }

  /// Returns the classes that the sources may make objects of: by an initializer, as a value, as a generic argument,
  /// as what another class inherits from, or by the class's name as a string.
  ///
  /// - Parameters:
  ///   - names: The names of some classes.
  ///   - language: The language in which these are declared.
  /// - Returns: Those of the classes that code may instantiate.
  package func classesMade(
    among names: Set<String>, declaredIn language: SourceFile.Language
  ) -> Set<String> {
    let byName = WordHash("NSClassFromString")
    var making = SourceWords.Places.making
    making.formUnion(language == .objectiveC ? .makingObjectiveC : .makingSwift)
    if sources.contains(where: { $0.words[byName] != nil }) { making.formUnion(.string) }
    return names.filter { name in
      let hash = WordHash(name)
      return sources.contains { $0.words[hash].map { !$0.isDisjoint(with: making) } ?? false }
    }
  }

  /// Returns the results of a function for all sources other than tests, in their order.
  func eachSource<Result: Sendable>(
    _ body: @escaping @Sendable (Source) -> [Result]
  ) -> [Result] {
    ParallelWork.map(sources.filter { !$0.isTest }, workers: workers, body).flatMap(\.self)
  }

  private func union(_ found: @escaping @Sendable (Source) -> Set<String>) -> Set<String> {
    ParallelWork.map(sources, workers: workers, found).reduce(into: []) { $0.formUnion($1) }
  }
}
