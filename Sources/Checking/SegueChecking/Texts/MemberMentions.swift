internal import Files
internal import Parallel
internal import SourceFacts
internal import SourceLexing

/// A place where a source names a member of a type: `List.make` in Swift, `[List make` in Objective-C.
struct MemberMention: Hashable, Sendable {
  /// The source's path.
  var path: String
  var type: String
  var member: String
  var position: SourcePosition
}

extension SourceTexts {
  /// Returns the places where sources other than tests name members of types, comments at the ends of lines left
  /// out.
  ///
  /// - Parameter members: The members of each type.
  /// - Returns: The places, in the order of the sources.
  func mentions(of members: [String: Set<String>]) -> [MemberMention] {
    guard let search = WordSearch(Set(members.keys)) else { return [] }
    return eachSource { source in
      guard !search.names(among: source.words).isEmpty else { return [] }
      return source.bytes.withUnsafeBufferPointer { text in
        var found: [MemberMention] = []
        search.forEachWord(in: text) { type, range in
          guard let member = Self.member(after: range.upperBound, in: text),
            members[type]?.contains(member) == true
          else { return }
          let start = (text[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
          guard !ByteSearch.contains(Array("//".utf8), in: Array(text[start..<range.lowerBound]))
          else { return }
          let line = text[..<start].count { $0 == UInt8(ascii: "\n") } + 1
          found.append(
            MemberMention(
              path: source.path, type: type, member: member,
              position: SourcePosition(line: line, column: range.lowerBound - start + 1)))
        }
        return found
      }
    }
  }

  /// The word after a dot or space.
  private static func member(after offset: Int, in text: UnsafeBufferPointer<UInt8>) -> String? {
    guard offset < text.count, text[offset] == UInt8(ascii: ".") || text[offset] == 0x20 else {
      return nil
    }
    let word = text[(offset + 1)...].prefix { WordBytes.bits[Int($0)] != 0 }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }
}
