internal import Files
internal import Findings
internal import Parallel

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

/// The texts of an app's files, for questions that no fact answers, such as whether any source
/// mentions a name.
///
/// The sources include those that were not parsed. Except for the names that a first look at the
/// sources found, every question reads all sources again, so rules ask only about what they would
/// otherwise report.
package struct SourceTexts: Sendable {
  /// A source with the names that a first look at it found.
  package struct Source: Sendable {
    package var path: String
    /// The text in UTF-8.
    package var bytes: [UInt8]
    /// Whether the source belongs to tests alone.
    package var isTest: Bool
    package var names: SourceNames

    package init(path: String, bytes: [UInt8], isTest: Bool, names: SourceNames) {
      self.path = path
      self.bytes = bytes
      self.isTest = isTest
      self.names = names
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
      let stem = FilePath.name(of: source.path).prefix { $0 != "." }
      names[stem, default: []].formUnion(source.names.mentioned)
    }
    var counts: [String: Int] = [:]
    for name in names.values.joined() { counts[name, default: 0] += 1 }
    return Set(counts.lazy.filter { $0.value == 1 }.map(\.key))
  }

  /// Returns the names that occur as a word in some source, comments included.
  package func words(among names: Set<String>) -> Set<String> {
    guard let search = WordSearch(names) else { return [] }
    return union { search.words(in: $0.bytes) }
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

  /// Returns the classes that the sources may make objects of, see ``MadeNames``.
  ///
  /// - Parameters:
  ///   - names: The names of some classes.
  ///   - language: The language in which these are declared.
  /// - Returns: Those of the classes that code may instantiate.
  package func classesMade(
    among names: Set<String>, declaredIn language: SourceFile.Language
  ) -> Set<String> {
    guard let search = WordSearch(names) else { return [] }
    let none = MadeNames(search, declaredIn: language)
    let made = ParallelWork.map(sources, workers: workers) { source in
      var made = none
      made.look(at: source.bytes)
      return made
    }
    return made.reduce(into: none) { $0.formUnion($1) }.all
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
