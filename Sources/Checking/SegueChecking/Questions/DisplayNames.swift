internal import NavigationGraph
internal import StoryboardModel

extension NavigationGraph {
  /// The name of a controller in messages: its class, or else its element.
  func name(of controller: ControllerID) -> String {
    self.controller(controller)?.displayName ?? controller.object.rawValue
  }

  /// The name of the controller that a segue leaves; nil means that the scene has no controller.
  func name(of controller: ControllerID?) -> String {
    controller.flatMap { self.controller($0)?.displayName } ?? "a scene without a controller"
  }

  /// The name of a segue's destination.
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

  /// The name of a segue: `segue “showPerson” of List`.
  func name(of link: SegueLink) -> String {
    let identifier = link.segue.usableIdentifier.map { " \(quoted($0))" } ?? ""
    return "segue\(identifier) of \(name(of: link.source))"
  }
}

extension AppCode {
  /// The name of a type in messages.
  func name(of type: TypeReference) -> String {
    switch type {
    case .app(let ids): ids.first.map { table[$0].path.joined(separator: ".") } ?? ""
    case .system(let name), .external(let name): name
    }
  }

  /// The names of two types in a message, with their modules if they have the same name.
  func names(of type: TypeReference, and other: TypeReference) -> (String, String) {
    let (name, otherName) = (name(of: type), name(of: other))
    guard name == otherName else { return (name, otherName) }
    return (module(of: type) + name, module(of: other) + otherName)
  }

  /// The module of one of the app's types, with a dot; empty for others.
  private func module(of type: TypeReference) -> String {
    guard let id = type.ids.first else { return "" }
    return sources[table[id].sourceFile].membership.modules.first.map { "\($0)." } ?? ""
  }
}
