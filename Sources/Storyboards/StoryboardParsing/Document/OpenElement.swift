/// An element that has not ended yet, which decides how its children are read.
struct OpenElement {
  /// The role of the element in the model.
  enum Role: Equatable {
    case document
    case scenes
    case scene
    /// The `<objects>` of a scene or a xib.
    case topLevel
    /// An element with an id, which is the last of the open objects.
    case object
    case connections
    /// A segue, which is the last of the file's segues.
    case segue
    /// A connection, which is the last of the file's connections.
    case connection
    /// An element without an id whose attributes or characters are text, such as a `<string>` or a button's `<state>`.
    case text(ElementKind)
    /// Skipped with everything inside.
    case aside
    /// Transparent: its children belong to the object around it.
    case transparent
  }

  var name: String
  var role: Role
}
