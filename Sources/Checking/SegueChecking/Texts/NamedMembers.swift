internal import Files
internal import SourceLexing

extension SourceTexts {
  /// Whether the code of some source names a member, with a dot before it: `.showGroup`, `SegueID.showGroup`.
  ///
  /// - Parameters:
  ///   - member: The member's name.
  ///   - type: The name of the type that has to be written before the dot, or nil if any may be.
  /// - Returns: The answer; comments and the contents of strings don't count.
  func nameMember(_ member: String, of type: String? = nil) -> Bool {
    let text = Array(member.utf8)
    return sources.contains { source in
      ByteSearch.contains(text, in: source.bytes) && source.namesMember(member, of: type)
    }
  }
}

extension SourceTexts.Source {
  fileprivate func namesMember(_ member: String, of type: String?) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let isSwift = FilePath.pathExtension(of: path) == "swift"
      var lexer = SourceLexer(bytes, isSwift ? .swift : .objectiveC)
      // The word before the last dot, and whether that dot is the last token.
      var word: Range<Int>?
      var isAfterDot = false
      while true {
        switch lexer.next() {
        case .end: return false
        case .word, .quotedName:
          let name = lexer.text.filter { $0 != UInt8(ascii: "`") }
          if isAfterDot, name.elementsEqual(member.utf8),
            type.map({ type in word.map { bytes[$0].elementsEqual(type.utf8) } ?? false }) ?? true
          {
            return true
          }
          word = lexer.start..<lexer.offset
          isAfterDot = false
        case .mark where lexer.isMark("."): isAfterDot = true
        case .lineEnd, .lineComment, .blockComment: break
        case .mark, .string, .character:
          word = nil
          isAfterDot = false
        }
      }
    }
  }
}
