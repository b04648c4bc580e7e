/// The words that make a call one that may have to do with navigation, see ``CallFact``.
enum NavigationWords {
  private static let words = ["segue", "storyboard", "instantiate", "controller", "scene"]
    .map { Array($0.utf8) }

  /// Whether a name has one of the words in it, in whatever case.
  static func isIn(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.indices.contains { begin(at: $0, in: name) }
  }

  /// Whether a name has one of the words in it, in whatever case.
  static func isIn(_ name: String) -> Bool {
    var name = name
    return name.withUTF8(isIn)
  }

  /// Whether one of the words begins at a place.
  static func begin(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    // Nearly every byte begins none of them.
    switch text[index] | 0x20 {
    case UInt8(ascii: "s"), UInt8(ascii: "i"), UInt8(ascii: "c"): break
    default: return false
    }
    return words.contains { word in
      guard index + word.count <= text.count else { return false }
      return word.indices.allSatisfy { text[index + $0] | 0x20 == word[$0] }
    }
  }
}
