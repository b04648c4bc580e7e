/// The attributes of a file that refer to objects by their ids.
///
/// Texts and identifiers may look like an id without being one.
enum Reference {
  private static let attributes: Set<String> = [
    "anchor", "destination", "firstItem", "headerView", "horizontalScroller", "id",
    "initialItem", "initialViewController", "popoverAnchorBarButtonItem", "popoverAnchorView",
    "reference", "secondItem", "tableViewCell", "target", "verticalScroller",
  ]

  /// Whether a value of an attribute refers to an object, if there is one with that id.
  static func isPossible(_ value: String, of attribute: String) -> Bool {
    attributes.contains(attribute) || isMadeUp(value)
  }

  /// Whether a text looks like an id created by Interface Builder: `Cpw-N3-yji`.
  private static func isMadeUp(_ text: String) -> Bool {
    let letters = Array(text.utf8.prefix(11))
    return letters.count == 10
      && letters.indices.allSatisfy { place in
        place == 3 || place == 6
          ? letters[place] == UInt8(ascii: "-") : letters[place] != UInt8(ascii: " ")
      }
  }
}
