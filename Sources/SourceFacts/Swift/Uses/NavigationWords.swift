#if Macros
  internal import SwiftSyntax

  /// Where in a file the words stand without which nothing has to do with navigation.
  ///
  /// A declaration in which none of them is needs no walk.
  struct NavigationWords {
    /// Offsets of the words' first bytes, ascending.
    private let offsets: [Int]

    init(in text: String) {
      var text = text
      offsets = text.withUTF8 { bytes in
        var found: [Int] = []
        var index = 0
        while index < bytes.count {
          if Self.words.contains(where: { Self.matches($0, bytes, at: index) }) {
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

    /// Whether one of the words is in a name.
    static func occur(in name: String) -> Bool {
      var name = name
      return name.withUTF8 { bytes in
        bytes.indices.contains { index in
          words.contains { matches($0, bytes, at: index) }
        }
      }
    }

    private static let words: [[UInt8]] = [
      "segue", "storyboard", "instantiate", "controller", "scene",
    ].map { Array($0.utf8) }

    /// Whether a word stands at a place, in whatever case.
    private static func matches(
      _ word: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
    ) -> Bool {
      guard bytes[index] | 0x20 == word[0], index + word.count <= bytes.count else { return false }
      for offset in 1..<word.count where bytes[index + offset] | 0x20 != word[offset] {
        return false
      }
      return true
    }
  }
#endif
