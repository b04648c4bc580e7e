internal import FilesAndPaths
internal import SourceFacts
internal import SourceLexing
internal import SwiftSyntax

/// The offsets of the words that may navigate.
///
/// The walk skips a declaration without such a word.
struct NavigationWordOffsets {
  /// The offsets of the words' first bytes, ascending.
  private let offsets: [Int]
  /// Whether one of the words is about restoration.
  let restore: Bool

  init(in text: CondensedText) {
    let offsets = text.navigationWords ?? Self.offsets(in: text)
    self.offsets = offsets
    restore = text.bytes.withUnsafeBufferPointer { bytes in
      offsets.contains { offset in
        let word = bytes[offset...].prefix { WordBytes.isWord($0) }
        return RestorationWords.stems.areIn(UnsafeBufferPointer(rebasing: word))
      }
    }
  }

  private static func offsets(in text: CondensedText) -> [Int] {
    text.bytes.withUnsafeBufferPointer { bytes in
      var offsets: [Int] = []
      SourceLexer(bytes, .swift).forEachWord(in: bytes.indices) { range, _ in
        let word = UnsafeBufferPointer(rebasing: bytes[range])
        if NavigationWords.ofCalls.areIn(word) || RestorationWords.stems.areIn(word) {
          offsets.append(range.lowerBound)
        }
      }
      return offsets
    }
  }

  /// Whether one of the words begins in a node.
  func occur(in node: some SyntaxProtocol) -> Bool {
    let start = node.position.utf8Offset
    let next = offsets.sortedIndex { $0 < start }
    return next < offsets.count && offsets[next] < node.endPosition.utf8Offset
  }
}
