internal import StoryboardModel

/// The attributes and strings of an object that it shows as text.
enum ShownText {
  /// The names, in the order in which an object's texts are listed.
  private static let names = [
    "title", "subtitle", "text", "secondaryText", "label", "placeholder", "placeholderString",
    "alternateTitle", "prompt", "headerTitle", "footerTitle", "stringValue",
  ]

  static func isShown(_ name: String) -> Bool {
    // By length first, because this runs for every attribute of every object.
    switch name.utf8.count {
    case 4: name == "text"
    case 5: name == "title" || name == "label"
    case 6, 8, 11, 13, 14, 17: names.contains(name)
    default: false
    }
  }

  /// The position of a text in an object's list.
  static func place(of name: String) -> Int {
    names.firstIndex(of: name) ?? names.count
  }
}

extension InterfaceText {
  /// The texts among an element's attributes.
  static func texts(in attributes: [String: String]) -> [InterfaceText] {
    var texts: [InterfaceText] = []
    for (name, string) in attributes where !string.isEmpty && ShownText.isShown(name) {
      texts.append(InterfaceText(role: name, string: string))
    }
    if texts.count > 1 {
      texts.sort { ShownText.place(of: $0.role) < ShownText.place(of: $1.role) }
    }
    return texts
  }
}
