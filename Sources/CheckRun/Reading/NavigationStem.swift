/// The letters by which a word shows that a source has to do with navigation.
enum NavigationStem {
  private static let stems: [[UInt8]] = [
    "segue", "storyboard", "instantiate", "controlleridentifier", "sceneidentifier",
  ].map { Array($0.utf8) }

  // Bit n for the letter n of the alphabet; written out, for they are looked at for every word.
  private static var segue: UInt32 { 1 << 19 | 1 << 5 | 1 << 7 | 1 << 21 }
  private static var storyboard: UInt32 { segueless | 1 << 15 | 1 << 25 | 1 << 2 | 1 << 4 }
  private static var segueless: UInt32 { 1 << 19 | 1 << 20 | 1 << 18 | 1 << 1 }
  private static var instantiate: UInt32 {
    1 << 9 | 1 << 14 | 1 << 19 | 1 << 20 | 1 << 1 | 1 << 5
  }

  // What both of the last two have.
  private static var identifier: UInt32 {
    1 << 3 | 1 << 4 | 1 << 5 | 1 << 6 | 1 << 9 | 1 << 14 | 1 << 18 | 1 << 20
  }

  /// Whether a word of some letters may have a stem in it; the letters as bits 1 to 26.
  @inline(__always)
  static func mayBeIn(_ letters: UInt32) -> Bool {
    letters & segue == segue || letters & storyboard == storyboard
      || letters & instantiate == instantiate || letters & identifier == identifier
  }

  /// Whether a word has a stem in it, in whatever case.
  static func isIn(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.indices.contains { start in
      // Nearly every letter begins none of them.
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
