internal import FilesAndPaths
internal import Findings

/// Reads the comments that disable rules.
package enum DisableReader {
  private static let marker = Array("segues:".utf8)

  /// All directives, for suggesting the nearest to a mistyped one.
  static let directives = ["disable", "disable:next", "disable:this", "enable"]

  /// Whether a file may contain a comment that disables rules.
  ///
  /// Most files don't, and are not scanned any further.
  package static func isMentioned(in bytes: [UInt8]) -> Bool {
    ByteSearch.contains(marker, in: SourceEncoding.withoutMark(bytes))
  }

  /// Returns the comments of a file that disable or enable rules, in order.
  package static func comments(in bytes: [UInt8], of path: String) -> [DisableComment] {
    let bytes = SourceEncoding.withoutMark(bytes)
    guard ByteSearch.contains(marker, in: bytes) else { return [] }
    let scanner = CommentScanner(bytes, SnapshotKind(ofFileAt: path))
    return scanner.comments.compactMap { directive(in: $0, of: path, scanner.codeLines) }
  }

  /// Returns the directive of a comment, such as `segues:disable:next unknown-segue-class -- a reason`.
  private static func directive(
    in comment: CommentScanner.Comment, of path: String, _ codeLines: [Int]
  ) -> DisableComment? {
    let text = comment.text
    guard let start = text.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
      text[start...].starts(with: marker)
    else { return nil }
    func location(_ index: Int) -> SourceLocation {
      SourceLocation(
        file: path, line: comment.line, column: comment.column + index - text.startIndex)
    }
    // Further lines of the comment are for people.
    let content = text[(start + marker.count)...].prefix { $0 != 0x0A && $0 != 0x0D }
    let word = content.prefix { !isSeparator($0) }
    // `segues: one for each row` is for people, but `segues: disable` is a mistake.
    let next = content.drop(while: isSeparator)
    guard !word.isEmpty || directives.contains(where: { next.starts(with: $0.utf8) }) else {
      return nil
    }
    let kind = kind(String(decoding: word, as: UTF8.self))
    var rules: [DisableComment.Rule] = []
    for part in content[word.endIndex...].split(whereSeparator: isSeparator) {
      let name = String(decoding: part, as: UTF8.self)
      // The rest is a reason for people.
      if name.hasPrefix("--") || name == "–" || name == "—" { break }
      rules.append(DisableComment.Rule(name: name, location: location(part.startIndex)))
    }
    let line =
      switch kind {
      case .next: codeLines.first { $0 > comment.endLine } ?? 0
      case .this: comment.line
      default: 0
      }
    return DisableComment(kind: kind, rules: rules, location: location(start), line: line)
  }

  private static func kind(_ word: String) -> DisableComment.Kind {
    switch word {
    case "disable:next": .next
    case "disable:this": .this
    case "disable": .begin
    case "enable": .end
    default: .unknown(word)
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",")
  }
}
