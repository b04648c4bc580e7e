extension InterfaceObject {
  /// The text that the object itself shows, by which a user knows it.
  ///
  /// A button's configuration takes precedence over its state, because Interface Builder leaves the
  /// state's title at "Button" if there is a configuration.
  package var shownText: InterfaceText? {
    text(in: ["title", "attributedTitle", "normal", "text", "attributedText", "textStorage"])
  }

  /// Returns the first text of some roles, in the order of the roles.
  package func text(in roles: [String]) -> InterfaceText? {
    roles.lazy
      .compactMap { role in texts.first { $0.role == role && !$0.string.isEmpty } }.first
  }

  /// The first text that the object or an object inside it shows: a static cell's is in its labels.
  package var innerText: InterfaceText? {
    var pending = [self]
    while let next = pending.popLast() {
      if let text = next.shownText { return text }
      pending.append(contentsOf: next.children.reversed())
    }
    return nil
  }
}
