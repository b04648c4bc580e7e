package import Findings
internal import NavigationGraph
internal import StoryboardModel

extension RuleReport {
  /// Reports a place that breaks a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule; its severity counts, unless another one is given.
  ///   - severity: How bad it is here.
  ///   - location: What an editor jumps to.
  ///   - message: What is wrong, with the names that have to do with it.
  ///   - why: What happens at run time because of it, in one sentence.
  ///   - help: What to do.
  ///   - related: The other ends.
  ///   - edits: What would settle it.
  package mutating func add(
    _ rule: RuleDescription, severity: Severity? = nil, at location: SourceLocation,
    _ message: String, why: String, help: String, related: [RelatedPlace] = [],
    edits: [TextEdit] = []
  ) {
    add(
      Finding(
        rule: rule.name, severity: severity ?? rule.severity, location: location,
        message: message, why: why, help: help, related: related, edits: edits))
  }
}

extension CheckedApp {
  /// How messages name a controller: its class, or its element's.
  func name(of controller: ControllerID?) -> String {
    controller.flatMap { graph.controller($0)?.displayName } ?? "a scene without a controller"
  }

  /// How messages name where a segue leads.
  func name(of destination: SegueLink.Destination) -> String {
    switch destination {
    case .controller(let id): name(of: id)
    case .exit: "the exit"
    case .unknownStoryboard(let reference), .missingScene(let reference, _),
      .noInitialController(let reference, _), .circularReference(let reference):
      "a reference to " + (reference.storyboardName.map(quoted) ?? "its own storyboard")
    case .dangling: "nothing"
    }
  }

  /// All segues, by file and in its order.
  var links: some Sequence<SegueLink> { graph.files.lazy.flatMap { graph.links[$0.path] ?? [] } }
}
