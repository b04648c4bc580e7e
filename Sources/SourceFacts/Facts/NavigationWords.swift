/// The words that make a call one that may have to do with navigation, see ``CallFact``.
enum NavigationWords {
  private static let words = ["segue", "storyboard", "instantiate", "controller", "scene"]
    .map { Array($0.utf8) }

  // Bit n for the letter n of the alphabet; written out, for they are looked at for every word.
  private static var segue: UInt32 { 1 << 19 | 1 << 5 | 1 << 7 | 1 << 21 }
  private static var storyboard: UInt32 { 1 << 19 | 1 << 20 | 1 << 15 | 1 << 25 | 1 << 2 }
  private static var instantiate: UInt32 { 1 << 9 | 1 << 14 | 1 << 19 | 1 << 20 | 1 << 1 }
  private static var controller: UInt32 { 1 << 3 | 1 << 15 | 1 << 14 | 1 << 20 | 1 << 12 }
  private static var scene: UInt32 { 1 << 19 | 1 << 3 | 1 << 5 | 1 << 14 }

  /// Whether a name of some letters may have one of the words in it; the letters as bits 1 to 26.
  @inline(__always)
  static func mayBeIn(_ letters: UInt32) -> Bool {
    letters & scene == scene || letters & controller == controller || letters & segue == segue
      || letters & storyboard == storyboard || letters & instantiate == instantiate
  }

  /// Whether a name has the first of the words in it, in whatever case.
  static func segueIsIn(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let word = words[0]
    return name.indices.contains { index in
      index + word.count <= name.count
        && word.indices.allSatisfy { name[index + $0] | 0x20 == word[$0] }
    }
  }

  /// Whether a name has the first of the words in it, in whatever case.
  static func segueIsIn(_ name: String) -> Bool {
    var name = name
    return name.withUTF8(segueIsIn)
  }

  /// Whether a name has one of the words in it, in whatever case.
  static func isIn(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.indices.contains { begin(at: $0, in: name) } && !isOfSystem(name)
  }

  /// Controllers of the system that have to do with no storyboard, and that much code makes; and methods
  /// and labels of the system that are given a controller, however that was made.
  private static let ofSystem = [
    "AVPlayerViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
    "NSFetchedResultsController", "PHPickerViewController", "QLPreviewController",
    "SFSafariViewController", "UIActivityViewController", "UIAlertController",
    "UIDocumentInteractionController", "UIDocumentPickerViewController", "UIImagePickerController",
    "UISearchController", "WKUserContentController", "dismissViewController",
    "popToRootViewController",
    "popToViewController", "popViewController", "presentViewController", "pushViewController",
    "rootViewController", "searchResultsController", "setViewControllers", "userContentController",
  ].map { Array($0.utf8) }

  private static func isOfSystem(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count > 16 else { return false }
    return ofSystem.contains { $0.count == name.count && $0.elementsEqual(name) }
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
