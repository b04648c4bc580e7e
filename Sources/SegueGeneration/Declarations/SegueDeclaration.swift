package import Findings
package import StoryboardModel

/// One case of a class's segues.
package struct SegueDeclaration: Hashable, Sendable {
  /// What makes a segue happen, and how the runtime tells it from the others.
  package enum Role: Hashable, Sendable {
    /// Has an identifier. Only code can perform it, or a control fires it too.
    case named
    /// Has no identifier, and is fired by a control: its destination's class tells it apart.
    case unnamed
    /// Is performed by a container view as it loads; may have an identifier.
    case embed
    /// Is made together with its container.
    case relationship
    /// Goes back to a controller that is there already.
    case unwind
  }

  /// The case's name as Swift code writes it after a period, without backticks: `showPerson`.
  package var name: String
  package var role: Role
  /// The identifier; nil where there is none.
  package var identifier: String?
  package var kind: SegueKind
  /// Where it leads; nil for an unwind segue.
  package var destination: DestinationDeclaration?
  /// The method that takes an unwind segue's value, where the configuration names one.
  package var unwind: UnwindOverride?
  /// The selector of the unwind action.
  package var unwindAction: String?
  /// The selector of the segue action that makes the destination.
  package var segueAction: String?
  /// What fires it in the file, in words, such as `the cell “PersonCell”`, sorted.
  ///
  /// Empty where only code can.
  package var controls: [String]
  /// Where it stands, sorted: several places where the class has several scenes.
  package var locations: [SourceLocation]

  package init(
    name: String, role: Role, identifier: String? = nil, kind: SegueKind,
    destination: DestinationDeclaration? = nil, unwind: UnwindOverride? = nil,
    unwindAction: String? = nil, segueAction: String? = nil, controls: [String] = [],
    locations: [SourceLocation]
  ) {
    self.name = name
    self.role = role
    self.identifier = identifier
    self.kind = kind
    self.destination = destination
    self.unwind = unwind
    self.unwindAction = unwindAction
    self.segueAction = segueAction
    self.controls = controls
    self.locations = locations
  }
}

extension SegueDeclaration {
  /// Whether code can perform it: it has an identifier and is no embed.
  package var isPerformable: Bool {
    switch role {
    case .named: true
    case .unwind: identifier != nil
    case .unnamed, .embed, .relationship: false
    }
  }

  /// Whether something in the file fires it, so that its value comes from the class's answer.
  package var isFiredByStoryboard: Bool {
    !controls.isEmpty || role == .unnamed || role == .embed
      || (role == .relationship && segueAction != nil)
  }
}
