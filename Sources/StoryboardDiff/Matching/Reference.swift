/// Which attributes of a file mean objects by their ids.
///
/// Texts and identifiers may read like an id, and mean nothing by it.
enum Reference {
  private static let attributes: Set<String> = [
    "anchor", "destination", "firstItem", "headerView", "horizontalScroller", "id",
    "initialItem", "initialViewController", "popoverAnchorBarButtonItem", "popoverAnchorView",
    "reference", "secondItem", "tableViewCell", "target", "verticalScroller",
  ]

  /// Whether a value of an attribute means an object, if there is one of that id.
  static func isPossible(_ value: String, of attribute: String) -> Bool {
    attributes.contains(attribute) || isMadeUp(value)
  }

  /// Whether a text looks like the ids that Interface Builder makes up: `Cpw-N3-yji`.
  private static func isMadeUp(_ text: String) -> Bool {
    let letters = Array(text.utf8.prefix(11))
    return letters.count == 10
      && letters.indices.allSatisfy { place in
        place == 3 || place == 6
          ? letters[place] == UInt8(ascii: "-") : letters[place] != UInt8(ascii: " ")
      }
  }
}
