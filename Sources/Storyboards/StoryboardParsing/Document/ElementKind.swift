/// How the reader treats an element, by its name.
///
/// An element with an id inside `<objects>` is always an object of the model, whatever its name is.
/// An element without an id is a transparent container (`subviews`), a value that the model has a
/// field for (`rect`, `state`, `string`), or a setting for the appearance or layout of its object
/// (`color`, `fontDescription`, `mask`), which the model leaves out. All of these are listed here
/// by name. Any other element is kept as an unknown element. The children of transparent elements
/// and settings are read like any others, so that an object inside is never lost.
///
/// Some elements of the document itself are skipped with everything inside: they serve Interface
/// Builder's canvas or the build, and contain no objects.
enum ElementKind: UInt8 {
  /// Skipped with everything inside, if it is a child of `<document>`.
  case aside
  /// Transparent or left out, if it has no id.
  case known
  case scenes
  case scene
  case objects
  case connections
  case point
  case rect
  case string
  case state
  case segment
  /// `<scopeButtonTitles>`: every string inside is shown.
  case titles
  case attributedString
  case fragment
  case arrowDirection
  case runtimeAttribute
  /// Without an id: its object shows its text.
  case shownPart

  /// The kind of an element; nil if the name is not listed.
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
    for name in KnownElements.containers.union(KnownElements.settings) { kinds[name] = .known }
    return kinds
  }()
}
