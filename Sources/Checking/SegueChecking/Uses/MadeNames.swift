internal import Files
internal import SourceFacts
internal import SourceLexing

/// Finds the classes that texts of sources may make objects of: by an initializer, as a value, as a generic
/// argument, as what another class inherits from, or by the class's name as a string.
///
/// One look at each source serves all names.
package struct MadeNames {
  private let names: Set<String>
  private let isObjectiveC: Bool
  private let lengths: ClosedRange<Int>
  /// The names that a source may make.
  private(set) package var made: Set<String> = []
  /// The names that some source has as a string.
  private var written: Set<String> = []
  private var makesByName = false

  /// - Parameters:
  ///   - names: The classes' names.
  ///   - language: The language that they are declared in.
  package init(_ names: Set<String>, declaredIn language: SourceFile.Language) {
    self.names = names
    isObjectiveC = language == .objectiveC
    let counts = names.map(\.utf8.count)
    lengths = (counts.min() ?? 1)...(counts.max() ?? 1)
  }

  /// Looks at a source.
  package mutating func look(at text: [UInt8]) {
    if !makesByName {
      makesByName = ByteSearch.contains(Array("NSClassFromString".utf8), in: text)
    }
    text.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        guard WordBytes.isWord(bytes[index]) else {
          index += 1
          continue
        }
        let start = index
        while index < bytes.count, WordBytes.isWord(bytes[index]) { index += 1 }
        // A longer word that ends in the name may be its name in a module, or behind a prefix.
        guard lengths.contains(index - start) else { continue }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        guard names.contains(name), !made.contains(name) else { continue }
        if isMade(between: bytes[..<start], bytes[index...]) {
          made.insert(name)
        } else if start > 0, bytes[start - 1] == UInt8(ascii: "\""), index < bytes.count,
          bytes[index] == UInt8(ascii: "\"")
        {
          written.insert(name)
        }
      }
    }
  }

  /// All names that the sources may make, once all were looked at.
  package var all: Set<String> { makesByName ? made.union(written) : made }

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
