package import Findings

/// One thing that two versions of a file have not in common.
package struct Change: Hashable, Sendable {
  /// What happened to the thing.
  package enum Action: String, Hashable, Sendable {
    case added
    case removed
    case changed
  }

  /// What kind of thing it is.
  package enum Subject: String, Hashable, Sendable {
    /// The file as a whole: its platform, its initial controller.
    case document
    /// A controller with its scene.
    case scene
    /// A reference to a scene that is elsewhere.
    case reference
    /// A segue, relationships, embeds and unwinds included.
    case segue
    case outlet
    case action
    /// A connection that is neither outlet nor action, such as a binding.
    case connection
    /// A view, a cell, an item, a placeholder: any other object.
    case object
    case constraint
    /// An element that is not known here.
    case element
  }

  package var action: Action
  package var subject: Subject
  /// What a person would call the thing, such as `button “Log in”`.
  package var name: String
  /// The thing's id in each version.
  package var oldID: String?
  package var newID: String?
  /// What is different, where the thing is in both versions.
  package var details: [ChangeDetail] = []
  /// What came or went with the thing.
  package var contents = Contents()
  package var oldLocation: SourceLocation?
  package var newLocation: SourceLocation?

  package init(
    _ action: Action, _ subject: Subject, name: String, oldID: String? = nil, newID: String? = nil,
    details: [ChangeDetail] = [], contents: Contents = Contents(),
    oldLocation: SourceLocation? = nil, newLocation: SourceLocation? = nil
  ) {
    self.action = action
    self.subject = subject
    self.name = name
    self.oldID = oldID
    self.newID = newID
    self.details = details
    self.contents = contents
    self.oldLocation = oldLocation
    self.newLocation = newLocation
  }

  /// Whether anything of it is worth a reviewer's time.
  package var isSignificant: Bool {
    action != .changed || details.contains { $0.noise == nil }
  }

  /// How much is inside something that came or went as a whole.
  package struct Contents: Hashable, Sendable {
    /// The objects that are no constraints.
    package var objects = 0
    package var constraints = 0
    package var outlets = 0
    package var actions = 0

    package init() {}

    package var isEmpty: Bool { self == Contents() }
  }
}
