internal import StoryboardModel

/// Descriptions of the controls that a user touches, for documentation: `the button “About”`.
enum ControlWords {
  /// Returns an object's kind, with a label that distinguishes it from others of its kind.
  static func words(for object: InterfaceObject) -> String {
    let kind = kind(of: object.element)
    guard let label = label(of: object) else {
      let article = kind.first.map("aeiou".contains) == true ? "an" : "a"
      return "\(article) \(kind)"
    }
    return "the \(kind) \(ShownText.quoted(label))"
  }

  /// Returns the kind in plain words: `barButtonItem` is a bar button item.
  private static func kind(of element: String) -> String {
    switch element {
    case "tableViewCell", "collectionViewCell": return "cell"
    case "collectionReusableView": return "reusable view"
    // Interface Builder's own spelling.
    case "pongPressGestureRecognizer": return "long press gesture recognizer"
    default: break
    }
    var words = ""
    for character in ShownText.line(element) {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words
  }

  /// Returns the author's name for it, or its reuse identifier, or the text that it shows.
  private static func label(of object: InterfaceObject) -> String? {
    let system = object.attributes["systemItem"].map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let candidates = [
      object.userLabel, object.reuseIdentifier, object.innerText?.string, system,
    ]
    return candidates.lazy.compactMap(\.self).first { !ShownText.line($0).isEmpty }
  }
}
