/// The parts of words by which a source shows that it navigates.
enum NavigationStem {
  private static let stems: [[UInt8]] = [
    "segue", "storyboard", "instantiate", "controlleridentifier", "sceneidentifier",
  ].map { Array($0.utf8) }

  // Bit n stands for the letter n of the alphabet. The masks are constants because every word needs them.
  private static var segue: UInt32 { 1 << 19 | 1 << 5 | 1 << 7 | 1 << 21 }
  private static var storyboard: UInt32 {
    1 << 19 | 1 << 20 | 1 << 18 | 1 << 1 | 1 << 15 | 1 << 25 | 1 << 2 | 1 << 4
  }
  private static var instantiate: UInt32 {
    1 << 9 | 1 << 14 | 1 << 19 | 1 << 20 | 1 << 1 | 1 << 5
  }

  // The letters that the last two stems have in common.
  private static var identifier: UInt32 {
    1 << 3 | 1 << 4 | 1 << 5 | 1 << 6 | 1 << 9 | 1 << 14 | 1 << 18 | 1 << 20
  }

  /// Whether a word with some letters, as bits 1 to 26, may contain a stem.
  @inline(__always)
  static func mayBeIn(_ letters: UInt32) -> Bool {
    letters & segue == segue || letters & storyboard == storyboard
      || letters & instantiate == instantiate || letters & identifier == identifier
  }

  /// Whether a word contains a stem, in any case.
  static func isIn(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.indices.contains { start in
      // Most letters don't begin a stem.
      switch word[start] | 0x20 {
      case UInt8(ascii: "s"), UInt8(ascii: "i"), UInt8(ascii: "c"): break
      default: return false
      }
      return stems.contains { stem in
        start + stem.count <= word.count
          && stem.indices.allSatisfy { word[start + $0] | 0x20 == stem[$0] }
      }
    }
  }
}
