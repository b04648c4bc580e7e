internal import FilesAndPaths
internal import Findings

/// Chooses which of two differing names to correct: the one that is used less.
///
/// To a rule, a mistyped identifier in a storyboard looks the same as one in code: in both cases,
/// one side has a name for which the other side has only a similar one.
struct NameSide {
  /// The number of times that each name is written in quotes.
  private var counts: [[UInt8]: Int] = [:]
  /// The places of the values of attributes that give a segue, a scene or a view a name.
  private var attributes: [[UInt8]: [SourceLocation]] = [:]

  /// Counts the names of suggestions in all files.
  init(_ suggestions: [NameSuggestion], in snapshot: FileSnapshot) {
    for suggestion in suggestions {
      counts[Array(suggestion.wrong.utf8)] = 0
      counts[Array(suggestion.meant.utf8)] = 0
    }
    guard let longest = counts.keys.map(\.count).max() else { return }
    for file in snapshot.files where file.kind != .project {
      if let bytes = file.bytes { count(in: bytes, of: file, upTo: longest) }
    }
  }

  /// Counts the names between successive quotes, whether these open or close a literal.
  private mutating func count(in bytes: [UInt8], of file: SnapshotFile, upTo longest: Int) {
    let lines = file.kind == .interface ? LineStarts(bytes) : nil
    var lastQuote: Int?
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") {
      defer { lastQuote = index }
      guard let start = lastQuote.map({ $0 + 1 }), index - start <= longest else { continue }
      let name = Array(bytes[start..<index])
      guard let count = counts[name] else { continue }
      counts[name] = count + 1
      guard let lines, isName(bytes[..<start]) else { continue }
      attributes[name, default: []].append(lines.location(of: start, in: file.path))
    }
  }

  /// Whether an attribute that gives a name begins before its value.
  private func isName(_ before: ArraySlice<UInt8>) -> Bool {
    [" identifier=\"", " storyboardIdentifier=\"", " restorationIdentifier=\""].contains {
      before.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }

  /// Returns the edit that gives a storyboard the name that code uses; nil if code is to be corrected.
  func storyboardEdit(of suggestion: NameSuggestion) -> TextEdit? {
    let (wrong, meant) = (Array(suggestion.wrong.utf8), Array(suggestion.meant.utf8))
    guard counts[wrong, default: 0] > counts[meant, default: 0], let places = attributes[meant],
      let attribute = places.first, places.count == 1
    else { return nil }
    return TextEdit(
      at: attribute, expected: suggestion.meant, replacement: suggestion.wrong)
  }
}
