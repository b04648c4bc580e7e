/// An element whose end has not come yet, as what its children are read by.
struct OpenElement {
  /// What the element is to the model.
  enum Role: UInt8 {
    case document
    case scenes
    case scene
    /// The `<objects>` of a scene or a xib.
    case topLevel
    /// An element with an id: the last of the open objects.
    case object
    case connections
    /// The last of the file's segues.
    case segue
    /// The last of the file's connections.
    case connection
    /// A button's `<state>`.
    case state
    /// An element without an id whose attributes and strings its object shows.
    case shownPart
    /// `<segment>`.
    case segment
    /// `<scopeButtonTitles>`: every string inside is shown.
    case titles
    case attributedString
    case fragment
    /// A `<string>` whose characters are collected.
    case string
    /// Left out with everything inside.
    case aside
    /// Seen through: children belong to the object around it.
    case transparent
  }

  var name: String
  var role: Role
}
