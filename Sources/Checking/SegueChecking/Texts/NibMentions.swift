internal import Files
internal import SourceFacts
internal import SourceLexing

/// A place where a source loads a xib by its name, or makes an object of a class that loads one.
struct NibMention: Hashable, Sendable {
  /// The source's path.
  var path: String
  /// The name of the xib or the class.
  var name: String
  var kind: Kind
  var position: SourcePosition

  enum Kind: Hashable, Sendable {
    /// `UINib(nibName: "Row", bundle: nil)`
    case xib
    /// `Row()`, `[[Row alloc] init]`
    case creation
    /// `Row.nib`, `Row.fromNib()`
    case member
  }
}

extension SourceTexts {
  /// Returns the places where sources other than tests load xibs or make objects of classes.
  ///
  /// - Parameters:
  ///   - xibs: The names of the xibs.
  ///   - classes: The names of the classes.
  /// - Returns: The places, in the order of the sources.
  func nibMentions(of xibs: Set<String>, classes: Set<String>) -> [NibMention] {
    guard let search = WordSearch(xibs.union(classes)) else { return [] }
    return eachSource { source in
      guard !search.names(among: source.words).isEmpty else { return [] }
      return source.bytes.withUnsafeBufferPointer { text in
        var reader = NibMentionReader(source.path, text, xibs: xibs, classes: classes)
        return reader.read()
      }
    }
  }
}

/// Reads the mentions in one source.
private struct NibMentionReader {
  private let path: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private let xibs: Set<String>
  private let classes: Set<String>
  private var lexer: SourceLexer
  private var line = 1
  private var lineStart = 0
  /// The last two tokens.
  private var before = ""
  private var beforeThat = ""

  init(
    _ path: String, _ bytes: UnsafeBufferPointer<UInt8>, xibs: Set<String>, classes: Set<String>
  ) {
    self.path = path
    self.bytes = bytes
    self.xibs = xibs
    self.classes = classes
    let isSwift = FilePath.pathExtension(of: path) == "swift"
    lexer = SourceLexer(bytes, isSwift ? .swift : .objectiveC)
  }

  mutating func read() -> [NibMention] {
    var found: [NibMention] = []
    while true {
      var token = ""
      switch lexer.next() {
      case .end: return found
      case .lineComment, .blockComment, .lineEnd:
        countLines()
        continue
      case .string:
        let text = String(decoding: bytes[lexer.literal.contents], as: UTF8.self)
        if !lexer.literal.opensInterpolation, xibs.contains(text), before == ":" || before == "(",
          NibCalls.labels.contains(beforeThat)
        {
          found.append(mention(text, .xib))
        }
        countLines()
      case .word:
        token = String(decoding: lexer.text, as: UTF8.self)
        if classes.contains(token), let kind = kind() { found.append(mention(token, kind)) }
      case .mark:
        // The mark of a string in Objective-C.
        if lexer.isMark("@") { continue }
        token = String(decoding: lexer.text, as: UTF8.self)
      case .quotedName, .character: break
      }
      (beforeThat, before) = (before, token)
    }
  }

  /// The kind of a mention of a class at the current place; nil if it neither makes an object nor names a xib.
  private func kind() -> NibMention.Kind? {
    guard !Self.declarations.contains(before) else { return nil }
    let rest = bytes[lexer.offset...].prefix(80)
    if rest.first == UInt8(ascii: "("), before != ".", lexer.language == .swift {
      return .creation
    }
    let isMember = rest.first == UInt8(ascii: ".")
    guard isMember || before == "[" && rest.first == UInt8(ascii: " ") else { return nil }
    let word = String(
      decoding: rest.dropFirst().prefix { WordBytes.bits[Int($0)] != 0 }, as: UTF8.self)
    if before == "[", ["alloc", "new"].contains(word) { return .creation }
    return ["nib", "Nib", "xib", "Xib"].contains(where: word.contains) ? .member : nil
  }

  private func mention(_ name: String, _ kind: NibMention.Kind) -> NibMention {
    NibMention(
      path: path, name: name, kind: kind,
      position: SourcePosition(line: line, column: lexer.start - lineStart + 1))
  }

  private mutating func countLines() {
    for index in lexer.start..<lexer.offset where bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
  }

  private static let declarations: Set<String> = ["class", "extension", "func", "struct", "enum"]
}
