internal import Files
internal import SourceFacts
internal import SourceLexing

/// Finds the classes that texts of sources may make objects of: by an initializer, as a value, as a generic
/// argument, as what another class inherits from, or by the class's name as a string.
///
/// One look at each source serves all names.
struct MadeNames: Sendable {
  private let search: WordSearch
  private let isObjectiveC: Bool
  /// The names that the sources may make.
  private var made: Set<String> = []
  /// The names that some source has as a string.
  private var written: Set<String> = []
  private var makesByName = false

  /// Creates the result of looking at no source.
  ///
  /// - Parameters:
  ///   - search: A search for the classes' names.
  ///   - language: The language that they are declared in.
  init(_ search: WordSearch, declaredIn language: SourceFile.Language) {
    self.search = search
    isObjectiveC = language == .objectiveC
  }

  /// Looks at a source.
  mutating func look(at text: [UInt8]) {
    makesByName = ByteSearch.contains(Array("NSClassFromString".utf8), in: text)
    text.withUnsafeBufferPointer { bytes in
      search.forEachWord(in: bytes) { name, range in
        if isMade(between: bytes[..<range.lowerBound], bytes[range.upperBound...]) {
          made.insert(name)
        } else if bytes[..<range.lowerBound].last == UInt8(ascii: "\""),
          bytes[range.upperBound...].first == UInt8(ascii: "\"")
        {
          written.insert(name)
        }
      }
    }
  }

  /// Adds what another look found.
  mutating func formUnion(_ other: MadeNames) {
    made.formUnion(other.made)
    written.formUnion(other.written)
    makesByName = makesByName || other.makesByName
  }

  /// All names that the sources may make.
  var all: Set<String> { makesByName ? made.union(written) : made }

  private func isMade(
    between before: Slice<UnsafeBufferPointer<UInt8>>, _ after: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    func follows(_ text: StaticString) -> Bool {
      text.withUTF8Buffer { after.starts(with: $0) }
    }
    func precedes(_ text: StaticString) -> Bool {
      text.withUTF8Buffer { before.suffix($0.count).elementsEqual($0) }
    }
    if follows("(") || follows(".init") || follows(".self") || follows(".class")
      || precedes("[") && follows(" ")
    {
      return true
    }
    if isObjectiveC { return precedes(": ") }
    return follows(" {") && (precedes("= ") || precedes("return ") || precedes("("))
      || precedes("<") && follows(">")
  }
}
