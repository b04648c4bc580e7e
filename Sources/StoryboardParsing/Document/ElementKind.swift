/// What the reader makes of an element, by its name.
///
/// The rule: an element with an id inside `<objects>` is always an object of the model, whatever
/// its name. An element without one is a container that the model sees through (`subviews`), a
/// value that the model has a field for (`rect`, `state`, `string`), or a setting of how its object
/// looks or is laid out (`color`, `fontDescription`, `variation`), which the model leaves out. All
/// of them are listed here by name; any other element is kept as an unknown element. The children
/// of an element that is seen through or left out are read like any others, so that an object
/// inside it is never lost.
///
/// Some elements of the document itself are left out with all that they hold, which is no object:
/// it serves Interface Builder's canvas, or the build.
enum ElementKind: UInt8 {
  /// Left out with everything inside, where it is a child of `<document>`.
  case aside
  /// Seen through, or left out, where it has no id.
  case known
  /// An object that shows no words of its own: a shortcut for the names that are most frequent.
  case quiet
  /// Known without an id, and with one an object that shows no words of its own.
  case quietOrKnown
  case scenes
  case scene
  case objects
  case connections
  case point
  case rect
  case string
  case state
  case segment
  case titles
  case attributedString
  case fragment
  case arrowDirection
  case runtimeAttribute
  /// Without an id: its object shows its words.
  case shownPart

  /// The kind of an element; nil where the name is not listed.
  init?(name: String) {
    guard let kind = Self.kinds[name] else { return nil }
    self = kind
  }

  private static let kinds: [String: ElementKind] = {
    var kinds: [String: ElementKind] = [
      "scenes": .scenes, "scene": .scene, "objects": .objects, "connections": .connections,
      "point": .point, "rect": .rect, "string": .string, "mutableString": .string,
      "state": .state, "segment": .segment, "scopeButtonTitles": .titles,
      "attributedString": .attributedString, "fragment": .fragment,
      "popoverArrowDirection": .arrowDirection, "userDefinedRuntimeAttribute": .runtimeAttribute,
      "buttonConfiguration": .shownPart, "listContentConfiguration": .shownPart,
      "tableHeaderCell": .shownPart,
    ]
    for name in KnownElements.asides { kinds[name] = .aside }
    for name in KnownElements.containers + KnownElements.settings { kinds[name] = .known }
    for name in KnownElements.quietObjects { kinds[name] = .quiet }
    kinds["view"] = .quietOrKnown
    return kinds
  }()
}
