internal import StoryboardModel

/// What a user touches, in words for documentation: `the button “About”`.
enum ControlWords {
  /// An object's kind, and what tells it from others of its kind.
  static func words(for object: InterfaceObject) -> String {
    let kind = kind(of: object.element)
    guard let label = label(of: object) else {
      let article = kind.first.map("aeiou".contains) == true ? "an" : "a"
      return "\(article) \(kind)"
    }
    return "the \(kind) \(ShownText.quoted(label))"
  }

  /// The kind as people call it: `barButtonItem` is a bar button item.
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

  /// The author's name for it, else what it is dequeued by, else the words that it shows.
  private static func label(of object: InterfaceObject) -> String? {
    let system = object.attributes["systemItem"].map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let candidates = [
      object.userLabel, object.reuseIdentifier, shownText(in: object), system,
    ]
    return candidates.lazy.compactMap(\.self).first { !ShownText.line($0).isEmpty }
  }

  /// The first words that an object shows; those of a cell may be in its labels.
  private static func shownText(in object: InterfaceObject) -> String? {
    var pending = [object]
    while let next = pending.popLast() {
      let text = next.texts.first { ["title", "normal", "text"].contains($0.role) }
      if let text { return text.string }
      pending.append(contentsOf: next.children.reversed())
    }
    return nil
  }
}
