package import Findings
package import StoryboardModel

/// One case of a class's segues.
package struct SegueDeclaration: Hashable, Sendable {
  /// How a segue is triggered, and how the runtime recognizes it.
  package enum Role: Hashable, Sendable {
    /// Has an identifier.
    ///
    /// Code performs it, and a control may fire it, too.
    case named
    /// Has no identifier, and is fired by a control: its destination's class identifies it.
    case unnamed
    /// Performed by a container view as it loads; may have an identifier.
    case embed
    /// Instantiated together with its container.
    case relationship
    /// Goes back to an existing controller.
    case unwind
  }

  /// The case's name after a period, without backticks: `showPerson`.
  package var name: String
  package var role: Role
  package var identifier: String?
  package var kind: SegueKind
  /// The destination; nil for an unwind segue.
  package var destination: DestinationDeclaration?
  /// The method that receives an unwind segue's value, if the configuration names one.
  package var unwind: UnwindOverride?
  /// The selector of the unwind action.
  package var unwindAction: String?
  /// The selector of the segue action that creates the destination.
  package var segueAction: String?
  /// Descriptions of what fires it in the file, such as `the cell “PersonCell”`, sorted.
  ///
  /// Empty if only code can perform it.
  package var controls: [String]
  /// The places of the segue, sorted; several if the class has several scenes.
  package var locations: [SourceLocation]

  package init(
    name: String, role: Role, identifier: String? = nil, kind: SegueKind,
    destination: DestinationDeclaration? = nil, unwindAction: String? = nil,
    segueAction: String? = nil, controls: [String] = [], locations: [SourceLocation]
  ) {
    self.name = name
    self.role = role
    self.identifier = identifier
    self.kind = kind
    self.destination = destination
    self.unwindAction = unwindAction
    self.segueAction = segueAction
    self.controls = controls
    self.locations = locations
  }

  /// Whether anything in the file fires it, so that its value comes from the source's answer.
  package var isFiredByStoryboard: Bool {
    !controls.isEmpty || role == .unnamed || role == .embed
      || (role == .relationship && segueAction != nil)
  }
}
