package import Findings

/// One difference between two versions of a file.
package struct Change: Hashable, Sendable {
  /// The kind of change.
  package enum Action: String, Hashable, Sendable {
    case added
    case removed
    case changed
  }

  /// The kind of thing that changed.
  package enum Subject: String, Hashable, Sendable {
    /// The file as a whole: its platform, its initial controller.
    case document
    /// A controller with its scene.
    case scene
    /// A reference to a scene in another storyboard.
    case reference
    /// A segue, including relationships, embeds and unwinds.
    case segue
    case outlet
    case action
    /// A connection other than an outlet or action, such as a binding.
    case connection
    /// A view, a cell, an item, a placeholder: any other object.
    case object
    case constraint
    /// An unknown element.
    case element
  }

  package var action: Action
  package var subject: Subject
  /// A readable name of the thing, such as `button “Log in”`.
  package var name: String
  /// The thing's id in each version.
  package var oldID: String?
  package var newID: String?
  /// The differences, if the thing is in both versions.
  package var details: [ChangeDetail] = []
  /// The contents that were added or removed with the thing.
  package var contents = Contents()
  package var oldLocation: SourceLocation?
  package var newLocation: SourceLocation?

  /// Whether any part of the change is worth a reviewer's time.
  package var isSignificant: Bool {
    action != .changed || details.contains { $0.noise == nil }
  }

  /// The number of things inside something that was added or removed as a whole.
  package struct Contents: Hashable, Sendable {
    /// The objects other than constraints.
    package var objects = 0
    package var constraints = 0
    package var outlets = 0
    package var actions = 0
  }
}

extension Change {
  /// Creates the change of a thing that only the new version has, or only the old one.
  init(
    isNew: Bool, _ subject: Subject, name: String, id: String? = nil, details: [ChangeDetail] = [],
    contents: Contents = Contents(), location: SourceLocation
  ) {
    self.init(
      action: isNew ? .added : .removed, subject: subject, name: name, oldID: isNew ? nil : id,
      newID: isNew ? id : nil, details: details, contents: contents,
      oldLocation: isNew ? nil : location, newLocation: isNew ? location : nil)
  }
}
