internal import SourceFacts
internal import SwiftSyntax

/// The offsets of the words that may navigate.
///
/// A declaration without one is not walked through.
struct NavigationWordOffsets {
  /// The offsets of the words' first bytes, ascending.
  private let offsets: [Int]

  init(in text: CondensedText) {
    if let known = text.navigationWords {
      offsets = known
      return
    }
    offsets = text.bytes.withUnsafeBufferPointer { bytes in
      var found: [Int] = []
      var index = 0
      while index < bytes.count {
        if NavigationWords.ofCalls.begin(at: index, in: bytes) {
          found.append(index)
        }
        index += 1
      }
      return found
    }
  }

  /// Whether one of the words begins in a node.
  func occur(in node: some SyntaxProtocol) -> Bool {
    let start = node.position.utf8Offset
    let end = node.endPosition.utf8Offset
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] < end
  }
}
