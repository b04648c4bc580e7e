internal import SourceFacts
internal import SourceLexing

/// Finds the places where code uses a type or a xib by its name: `Menu()`, `Menu.shared`, `[Menu new]`.
///
/// The name of a type begins with an uppercase letter or an underscore. A type with a member is two words: the first
/// becomes the ``owner``, and the second completes the mention.
struct MentionReader {
  private struct Owner {
    var name: WordHash
    var position: SourcePosition
    /// Whether the member is a message that is sent to the type: `[Menu new]`.
    var isMessage: Bool
  }

  private(set) var mentions: [Mention] = []
  /// The type of which the next word is a member.
  private var owner: Owner?

  /// Whether a word that begins with a byte may be a type or a member of one; other words need not be read.
  func needsWord(beginningWith byte: UInt8) -> Bool { owner != nil || Self.mayBeginType(byte) }

  private static func mayBeginType(_ byte: UInt8) -> Bool {
    UInt8(ascii: "A")...UInt8(ascii: "_") ~= byte || byte >= 0x80
  }

  /// Reads the last word of a lexer; `isDeclared` says whether it is the name in a declaration.
  mutating func readWord(
    _ name: WordHash, _ meaning: WordMeaning, _ lexer: SourceLexer, isMember: Bool,
    isDeclared: Bool, at position: SourcePosition
  ) {
    if let owner {
      let isCreation = owner.isMessage && (lexer.isWord("alloc") || lexer.isWord("new"))
      mentions.append(
        Mention(
          isCreation ? .creation : meaning.isAboutNibs ? .nibMember : .member, of: owner.name,
          member: name, at: owner.position))
    }
    owner = nil
    guard !isDeclared, Self.mayBeginType(lexer.byte) else { return }
    let before = lexer.start > 0 ? lexer.bytes[lexer.start - 1] : 0
    switch lexer.peek(0) {
    case UInt8(ascii: "(") where lexer.language == .swift && !isMember:
      mentions.append(Mention(.creation, of: name, at: position))
    case UInt8(ascii: ".") where WordBytes.isWord(lexer.peek(1)):
      owner = Owner(name: name, position: position, isMessage: false)
    case UInt8(ascii: " ") where before == UInt8(ascii: "[") && WordBytes.isWord(lexer.peek(1)):
      owner = Owner(name: name, position: position, isMessage: true)
    default: break
    }
  }

  /// Reads the last string of a lexer, which is the name of a xib.
  mutating func readNibName(_ lexer: SourceLexer, at position: SourcePosition) {
    guard !lexer.literal.opensInterpolation else { return }
    let name = UnsafeBufferPointer(rebasing: lexer.bytes[lexer.literal.contents])
    mentions.append(Mention(.xib, of: WordHash(name), at: position))
  }
}
