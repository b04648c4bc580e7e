internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// One segue of a class as a file has it, before those of one identifier become one.
struct FoundSegue {
  var role: SegueDeclaration.Role
  /// Nil where it has none, or an empty one.
  var identifier: String?
  var kind: SegueKind
  /// Nil for an unwind segue.
  var destination: DestinationDeclaration?
  var unwindAction: String?
  var segueAction: String?
  /// What fires it, in words.
  var control: String?
  /// The scene that it is in.
  var scene: ControllerID
  var location: SourceLocation
  /// Whether nothing can perform it: no control fires it, and code has no name for it.
  var isDead: Bool

  init(_ link: SegueLink, of scene: ControllerID, finder: DestinationFinder, control: String?) {
    let segue = link.segue
    identifier = segue.usableIdentifier
    kind = segue.kind
    unwindAction = segue.unwindAction
    segueAction = segue.destinationCreationSelector
    self.control = control
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
    if control != nil, segue.triggerEvent == "accessoryAction" {
      self.control = control.map { "the accessory of \($0)" }
    }
  }
}

/// A case on its way to its name.
struct SegueCandidate {
  var declaration: SegueDeclaration
  var request: UniqueNames.Request
}

extension SegueDeclaration {
  /// Makes one case of segues that are one to code.
  ///
  /// - Parameters:
  ///   - segues: The segues, in the order of their places; not empty.
  ///   - role: What they are together.
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
