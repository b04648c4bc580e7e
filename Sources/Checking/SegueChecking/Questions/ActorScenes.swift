package import NavigationGraph
internal import StoryboardModel

extension AppScenes {
  /// The controllers whose objects may be the ones that act; nil if that is unknown.
  package func controllers(of actor: Actor) -> [ControllerID]? {
    switch actor {
    case .own(let ids), .other(let ids): ids.isEmpty ? nil : controllers(running: ids)
    case .anyone: nil
    }
  }

  /// Whether a controller has one of the classes around some code, and not a subclass.
  func isExactly(_ controller: ControllerID, _ actor: Actor) -> Bool {
    guard case .own(let ids) = actor else { return false }
    return type(of: controller).ids.contains(where: ids.contains)
  }

  /// The identifiers of some controllers' segues, sorted.
  func segueIdentifiers(of controllers: [ControllerID]) -> KnownNames {
    knownIdentifiers.value(of: controllers) {
      KnownNames(links(from: controllers).compactMap(\.segue.usableIdentifier))
    }
  }

  /// The segues of some controllers that may reach a cast: those with the first identifiers that
  /// the code requires, or all if it requires none that are known.
  func segues(of controllers: [ControllerID], for use: CastUse) -> ControllerSegues {
    let segues = leadingOn.value(of: controllers) {
      ControllerSegues(links(from: controllers), isCertain: hasCertainClass)
    }
    for condition in use.guards {
      guard case .values(let values) = condition.identifier else { break }
      if !condition.isNegated { return segues.identified(by: values) }
    }
    return segues
  }
}
