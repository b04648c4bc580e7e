internal import StoryboardModel

/// The text and image that an object shows.
extension InterfaceObject {
  /// The first text; empty if it shows none.
  var shownTitle: String {
    (shownText ?? text(in: ["label", "attributedString"]))?.string ?? ""
  }

  /// Returns the first text of some roles, in the order of the roles; empty if there is none.
  func words(_ roles: [String]) -> String { text(in: roles)?.string ?? "" }

  /// The title of an AppKit control: that of its cell.
  var cellTitle: String {
    guard shownTitle.isEmpty else { return shownTitle }
    return children.lazy.filter { $0.key == "cell" || $0.key == "dataCell" }
      .map { $0.words(["title", "stringValue", "text"]) }.first { !$0.isEmpty } ?? ""
  }

  /// The name of the image of a button, item or image view; nil if it has none.
  var imageName: String? {
    if let name = attributes["image"] { return name }
    for path in ["state[normal]", "buttonConfiguration[configuration]", "imageReference[image]"] {
      if let name = setting(path)?["image"], !name.isEmpty { return name }
    }
    return children.lazy.filter { $0.key == "cell" }.compactMap { $0.attributes["image"] }.first
  }
}
