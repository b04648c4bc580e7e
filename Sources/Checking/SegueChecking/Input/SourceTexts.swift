internal import FilesAndPaths
package import SourceFacts
internal import SourceLexing

/// The names from storyboards and xibs that a scan found in a source.
package struct SourceNames: Hashable, Sendable {
  /// See ``SourceTexts/mentionedNames``.
  package var mentioned: Set<String> = []
  /// See ``SourceTexts/writtenIdentifiers``.
  package var identifiers: Set<String> = []
  /// See ``SourceTexts/literalIdentifiers``.
  package var literals: Set<String> = []
  /// See ``SourceTexts/composedIdentifiers``.
  package var composed: Set<String> = []

  package init() {}
}

/// The facts of scans of an app's sources, and the texts of its files.
///
/// The sources include those that were not parsed. A rule asks for a file's text only for an edit.
package struct SourceTexts: Sendable {
  /// A source with what a scan of it found.
  ///
  /// A class, because copying a structure of this size takes longer than looking up a word in it.
  package final class Source: Sendable {
    let path: String
    /// Whether the source belongs to tests alone.
    let isTest: Bool
    let names: SourceNames
    let facts: ScanFacts

    package init(path: String, isTest: Bool, names: SourceNames, facts: ScanFacts) {
      self.path = path
      self.isTest = isTest
      self.names = names
      self.facts = facts
    }

    /// Whether the source has a word in one of some places.
    func has(_ word: WordHash, in places: SourceWords.Places) -> Bool {
      facts.words[word].map { !$0.places.isDisjoint(with: places) } ?? false
    }

    /// Whether the source may create objects of a class, and not all of them with other xibs.
    func mayMakeObjects(of name: String, withXib names: Set<String>) -> Bool {
      has(WordHash(name), in: .making)
        && !(facts.nibLoads.namesOfClasses[name]?.isDisjoint(with: names) ?? false)
    }
  }

  /// Sorted by path.
  private let sources: [Source]
  /// The sources, without those of tests alone.
  private let appSources: [Source]
  private let files: [String: [UInt8]]
  /// The bytes of the property lists among the files.
  private let propertyLists: [[UInt8]]
  /// The names from storyboards and xibs that occur as a word in some source, comments included: classes, outlets, the
  /// first parts of selectors, the words of storyboard identifiers, and the names that generators derive from these.
  package let mentionedNames: Set<String>
  /// The identifiers of scenes and segues that the code of the app's sources may contain, tests left out.
  ///
  /// A source has one as a string, or has its beginning with something computed after it.
  package let writtenIdentifiers: Set<String>
  /// The identifiers of scenes and segues that are strings in the code of the app's sources, tests left out.
  package let literalIdentifiers: Set<String>
  /// The identifiers of scenes and segues that the code of the app's sources may put together, tests left out: it
  /// contains their beginning or end as a string, next to something computed.
  let composedIdentifiers: Set<String>

  /// Creates the texts of an app, whose sources are sorted by path.
  package init(sources: [Source] = [], files: [String: [UInt8]] = [:]) {
    self.sources = sources
    self.files = files
    propertyLists = files.filter { FilePath.pathExtension(of: $0.key) == "plist" }.map(\.value)
    let appSources = sources.filter { !$0.isTest }
    self.appSources = appSources
    mentionedNames = sources.reduce(into: []) { $0.formUnion($1.names.mentioned) }
    writtenIdentifiers = appSources.reduce(into: []) { $0.formUnion($1.names.identifiers) }
    literalIdentifiers = appSources.reduce(into: []) { $0.formUnion($1.names.literals) }
    composedIdentifiers = appSources.reduce(into: []) { $0.formUnion($1.names.composed) }
  }

  package var paths: [String] { sources.map(\.path) }

  /// Returns the text of a file, or nil if it was not read.
  package func text(of path: String) -> String? {
    files[path].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a property list contains a text.
  func isInPropertyList(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return propertyLists.contains { ByteSearch.contains(wanted, in: $0) }
  }

  /// Returns the bytes of a file, or nil if it was not read.
  package func bytes(of path: String) -> [UInt8]? { files[path] }

  /// The facts of a source; nil for an unknown path.
  private func facts(of path: String) -> ScanFacts? {
    let index = sources.sortedIndex { $0.path < path }
    return sources.indices.contains(index) && sources[index].path == path
      ? sources[index].facts : nil
  }

  /// Whether the comments at the top of a source say that a tool generated it.
  package func isGenerated(_ path: String) -> Bool { facts(of: path)?.isGenerated ?? false }

  /// Returns the mentioned names that exactly one source mentions, tests left out.
  ///
  /// `List.h` and `List.m` count as one source.
  package func namesOfOneFile() -> Set<String> {
    var names: [String: Set<String>] = [:]
    for source in appSources where !source.names.mentioned.isEmpty {
      names[FilePath.stem(of: source.path), default: []].formUnion(source.names.mentioned)
    }
    let counts = Dictionary(names.values.joined().map { ($0, 1) }, uniquingKeysWith: +)
    return Set(counts.lazy.filter { $0.value == 1 }.map(\.key))
  }

  /// Returns the names that occur as a word in some source, comments included.
  package func words(among names: Set<String>) -> Set<String> {
    // Looking for one name takes a look at each source, so many are looked for in one pass.
    if names.count > 16, let search = WordSearch(names) {
      return sources.reduce(into: []) { $0.formUnion(search.names(among: $1.facts.words)) }
    }
    return names.filter { name in
      let hash = WordHash(name)
      return sources.contains { $0.facts.words[hash] != nil }
    }
  }

  /// Whether the sources suggest that some code declares a class: code uses its name, or an import does.
  ///
  /// A string may also name a xib, so it counts only in a source that looks up classes by name.
  func suggest(class name: String) -> Bool {
    guard mentionedNames.contains(name) else { return false }
    let header = name + ".h"
    let (name, lookup) = (WordHash(name), WordHash("NSClassFromString"))
    return sources.contains { source in
      source.has(name, in: .code)
        || source.has(name, in: .use)
          && (!source.has(name, in: .string) || source.facts.words[lookup] != nil)
    } || imports(header)
  }

  /// Whether a source has a file's name in quotes, outside of comments.
  func imports(_ file: String) -> Bool {
    guard let search = WordSearch([file]) else { return false }
    return sources.contains { !search.names(among: $0.facts.texts).isEmpty }
  }

  /// Returns the paths of the sources, tests left out, whose code has one of some names as a word.
  package func paths(naming names: Set<String>) -> [String] {
    let hashes = names.map { WordHash($0) }
    return appSources.filter { source in
      hashes.contains { source.has($0, in: .code) }
    }.map(\.path)
  }

  /// Whether the code of one of some sources has a name as a word; `List.h` and `List.m` count as one source.
  func contain(_ name: String, inAnyOf paths: [String]) -> Bool {
    let hash = WordHash(name)
    let stems = Set(paths.map(FilePath.stem))
    return sources.contains {
      $0.has(hash, in: .code) && stems.contains(FilePath.stem(of: $0.path))
    }
  }

  /// Whether code, tests left out, may set a property: that of `self` in some sources, or another object's in any.
  func maySet(_ property: String, ofCodeIn paths: Set<String>) -> Bool {
    let hash = WordHash(property)
    // In Objective-C, a property's setter and its instance variable.
    let others = ["set" + capitalized(property), "_" + property].map { WordHash($0) }
    return has(property, in: .assignment, inAnyOf: paths)
      || appSources.contains { source in
        source.has(hash, in: .otherAssignment.union(.string))
          || others.contains { source.has($0, in: .code) }
      }
  }

  /// Whether one of some sources has a word in one of some places.
  func has(_ word: String, in places: SourceWords.Places, inAnyOf paths: Set<String>) -> Bool {
    let hash = WordHash(word)
    return appSources.contains { paths.contains($0.path) && $0.has(hash, in: places) }
  }

  /// Whether the code of some source has a word after a dot: `.showGroup`, `SegueID.showGroup`.
  package func containMember(_ name: String) -> Bool {
    let hash = WordHash(name)
    return sources.contains { $0.has(hash, in: .member) }
  }

  /// Whether the code of some source asks a type for all of its cases.
  package func listCases(ofType name: String) -> Bool {
    let hash = WordHash(name)
    return sources.contains { $0.facts.listedTypes.contains(hash) }
  }

  /// Whether sources, tests left out, may create objects or use static members of some classes.
  ///
  /// A declaration, an extension, a cast and a comment do neither.
  package func use(
    classes names: Set<String>, countingRegistrations countsRegistrations: Bool
  ) -> Bool {
    let hashes = names.map { WordHash($0) }
    let uses = countsRegistrations ? SourceWords.Places.use.union(.registration) : .use
    return appSources.contains { source in hashes.contains { source.has($0, in: uses) } }
  }

  /// The xibs that the sources, tests left out, may load.
  package var nibLoads: NibLoads {
    appSources.reduce(into: NibLoads()) { $0.formUnion($1.facts.nibLoads) }
  }

  /// Returns the sources that load a xib by its name.
  func sources(loading names: Set<String>) -> [Source] {
    sources.filter { !$0.facts.nibLoads.names.isDisjoint(with: names) }
  }

  /// Whether a source, tests left out, gives an owner to a xib of a name, or to one whose name isn't known.
  func giveOwner(toXib names: Set<String>) -> Bool {
    appSources.contains { source in
      source.facts.nibLoads.ownsComputed
        || !source.facts.nibLoads.namesWithOwner.isDisjoint(with: names)
    }
  }

  /// Whether the code of a source has a word as a whole string.
  func quotes(_ word: String, in path: String) -> Bool {
    facts(of: path)?.words[WordHash(word)]?.places.contains(.string) ?? false
  }

  /// Returns the texts that some source has in quotes.
  package func literals(among texts: Set<String>) -> Set<String> {
    guard let search = WordSearch(texts) else { return [] }
    return sources.reduce(into: []) { found, source in
      found.formUnion(search.names(among: source.facts.texts))
      found.formUnion(search.names(among: source.facts.commentTexts))
    }
  }

  /// Returns the texts that the code of some source has in quotes, tests left out.
  func literalsOfCode(among texts: Set<String>) -> Set<String> {
    guard let search = WordSearch(texts) else { return [] }
    return appSources.reduce(into: []) { $0.formUnion(search.names(among: $1.facts.texts)) }
  }

  /// Returns those of some classes that the sources may make objects of: by an initializer, as a value, as a generic
  /// argument, as what another class inherits from, or by the class's name as a string.
  package func classesMade(
    among names: Set<String>, declaredIn language: SourceFile.Language
  ) -> Set<String> {
    let byName = WordHash("NSClassFromString")
    var making = SourceWords.Places.making
    making.formUnion(language == .objectiveC ? .makingObjectiveC : .makingSwift)
    if sources.contains(where: { $0.facts.words[byName] != nil }) { making.formUnion(.string) }
    return names.filter { name in
      let hash = WordHash(name)
      return sources.contains { $0.has(hash, in: making) }
    }
  }

  /// A place where a source uses a type or xib.
  package struct NamedMention {
    package var path: String
    /// The name of the type or xib.
    package var name: String
    package var mention: Mention
  }

  /// Returns the places where code, tests left out, uses types or xibs by their names, in the order of the sources.
  package func mentions(of names: some Sequence<String>) -> [NamedMention] {
    let names = Dictionary(names.map { (WordHash($0), $0) }, uniquingKeysWith: min)
    guard !names.isEmpty else { return [] }
    return appSources.flatMap { source in
      source.facts.mentions.compactMap { mention in
        names[mention.name].map { NamedMention(path: source.path, name: $0, mention: mention) }
      }
    }
  }

  /// The types that code, tests left out, uses as values: `List.self`.
  var typeValues: Set<WordHash> {
    let metatype = WordHash("self")
    return appSources.reduce(into: []) { types, source in
      for mention in source.facts.mentions where mention.member == metatype {
        types.insert(mention.name)
      }
    }
  }

  /// Whether the code of some source calls a function, and the source has one of some names.
  package func containCall(of function: String, whereNaming names: [String]) -> Bool {
    let (function, names) = (WordHash(function), names.map { WordHash($0) })
    return sources.contains { source in
      source.has(function, in: .code) && names.contains { source.facts.words[$0] != nil }
    }
  }
}
