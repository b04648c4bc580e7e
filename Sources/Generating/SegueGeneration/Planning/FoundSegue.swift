internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// One segue of a class as it is in a file, before segues with the same identifier are merged.
struct FoundSegue {
  var role: SegueDeclaration.Role
  /// The identifier; nil if it is missing or empty.
  var identifier: String?
  var kind: SegueKind
  /// The destination; nil for an unwind segue.
  var destination: DestinationDeclaration?
  var unwindAction: String?
  var segueAction: String?
  /// A description of what fires it.
  var control: String?
  /// The scene that contains it.
  var scene: ControllerID
  var location: SourceLocation
  /// Whether nothing can perform it: no control fires it, and it has no identifier for code to use.
  var isDead: Bool

  init(_ link: SegueLink, of scene: ControllerID, finder: DestinationFinder, control: String?) {
    let segue = link.segue
    identifier = segue.usableIdentifier
    kind = segue.kind
    unwindAction = segue.unwindAction
    segueAction = segue.destinationCreationSelector
    self.control =
      segue.triggerEvent == "accessoryAction" ? control.map { "the accessory of \($0)" } : control
    self.scene = scene
    location = segue.location
    switch segue.kind {
    case .unwind: role = .unwind
    case .embed: role = .embed
    case .relationship: role = .relationship
    default: role = identifier == nil ? .unnamed : .named
    }
    isDead = identifier == nil && segue.trigger == .manual
    if role != .unwind {
      let end = finder.end(of: link.destination)
      destination = end.declaration
      segueAction = segueAction ?? end.segueAction
    }
  }
}

/// A case that has no name yet.
struct SegueCandidate {
  var declaration: SegueDeclaration
  var request: NameRequest
}

extension SegueDeclaration {
  /// Merges the segues that share a case.
  ///
  /// - Parameters:
  ///   - segues: The segues, in the order of their places; not empty.
  ///   - role: Their common role.
  ///   - name: The case's name.
  init(_ segues: [FoundSegue], role: Role, name: String) {
    self.init(
      name: name, role: role, identifier: segues.first?.identifier,
      kind: segues.first?.kind ?? .other(""), destination: segues.first?.destination,
      unwindAction: segues.first?.unwindAction,
      segueAction: segues.lazy.compactMap(\.segueAction).first,
      controls: Set(segues.compactMap(\.control)).sorted(),
      locations: Set(segues.map(\.location)).sorted())
  }
}
