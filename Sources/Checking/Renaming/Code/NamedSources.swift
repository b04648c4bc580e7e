internal import FilesAndPaths
internal import Findings
internal import SegueChecking
internal import SourceLexing

/// The sources that contain some name, as tokens.
struct NamedSources {
  let sources: [TokenizedSource]
  /// The paths of the ones that a tool generated.
  let generated: Set<String>

  /// Finds the sources that contain one of some words.
  init(_ app: LinkedApp, containing words: [String]) {
    let wanted = Set(words).map { Array($0.utf8) }
    sources = app.code.sources.compactMap { source in
      guard let bytes = app.input.texts.bytes(of: source.path),
        wanted.contains(where: { ByteSearch.contains($0, in: bytes) })
      else { return nil }
      return TokenizedSource(source, bytes)
    }
    generated = Set(sources.map(\.path).filter(app.input.texts.isGenerated))
  }
}

extension TokenizedSource {
  /// The first place of a word in each comment that contains it.
  func comments(containing word: String) -> [SourceLocation] {
    let wanted = Array(word.utf8)
    func isWord(at offset: Int) -> Bool {
      bytes.indices.contains(offset) && WordBytes.isWord(bytes[offset])
    }
    return comments.compactMap { range in
      let last = range.upperBound - wanted.count
      guard !wanted.isEmpty, range.lowerBound <= last else { return nil }
      let found = (range.lowerBound...last).first { start in
        bytes[start] == wanted[0] && bytes[start..<start + wanted.count].elementsEqual(wanted)
          && !isWord(at: start - 1) && !isWord(at: start + wanted.count)
      }
      return found.map { lines.location(of: $0, in: path) }
    }
  }
}
