internal import StoryboardModel

/// The attributes and strings of an object that it shows as text.
enum ShownText {
  /// The names, in the order in which an object's texts are listed.
  private static let names: [StaticString] = [
    "title", "subtitle", "text", "secondaryText", "label", "placeholder", "placeholderString",
    "alternateTitle", "prompt", "headerTitle", "footerTitle", "stringValue",
  ]

  static let set = NameSet(names)
  private static let places = Dictionary(
    uniqueKeysWithValues: zip(names.map(\.description), names.indices))

  static func isShown(_ name: String) -> Bool { places[name] != nil }

  /// The position of a text in an object's list.
  static func place(of name: String) -> Int {
    places[name] ?? places.count
  }
}

extension InterfaceText {
  /// The texts among an element's attributes.
  static func texts(in attributes: TagAttributes) -> [InterfaceText] {
    var texts: [InterfaceText] = []
    for (name, string) in attributes.subset(ShownText.set) where !string.isEmpty {
      texts.append(InterfaceText(role: name, string: string))
    }
    if texts.count > 1 {
      texts.sort { ShownText.place(of: $0.role) < ShownText.place(of: $1.role) }
    }
    return texts
  }
}
