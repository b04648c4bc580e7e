internal import StoryboardModel

/// The text that an object shows.
enum ViewWords {
  /// Returns the first text of a view; empty if it shows none.
  ///
  /// A button's configuration takes precedence over its state, whose title Interface Builder leaves
  /// at "Button" if there is a configuration.
  static func title(of object: InterfaceObject) -> String {
    (object.shownText ?? object.text(in: ["label", "attributedString"]))?.string ?? ""
  }

  /// Returns the first text of some roles, in the order of the roles.
  static func text(of object: InterfaceObject, _ roles: [String]) -> String {
    object.text(in: roles)?.string ?? ""
  }

  /// Returns the title of an AppKit control: that of its cell.
  static func cellTitle(of object: InterfaceObject) -> String {
    let own = title(of: object)
    guard own.isEmpty else { return own }
    for child in object.children where child.key == "cell" || child.key == "dataCell" {
      let title = text(of: child, ["title", "stringValue", "text"])
      if !title.isEmpty { return title }
    }
    return ""
  }

  /// Returns the image name of a button, item or image view; nil if it has none.
  static func image(of object: InterfaceObject) -> String? {
    if let name = object.attributes["image"] { return name }
    for path in ["state[normal]", "buttonConfiguration[configuration]", "imageReference[image]"] {
      if let name = object.setting(path)?["image"], !name.isEmpty { return name }
    }
    for child in object.children where child.key == "cell" {
      if let name = child.attributes["image"] { return name }
    }
    return nil
  }
}
