internal import Findings
internal import NavigationGraph
internal import StoryboardModel

extension NavigationGraph {
  /// The scenes of some controllers as related places: at most three.
  func places(of controllers: [ControllerID]) -> [RelatedPlace] {
    controllers.prefix(3).compactMap { id in
      controller(id).map { RelatedPlace($0.location, "a scene of \($0.displayName)") }
    }
  }
}

extension LinkedStoryboards {
  /// The segues with an identifier as related places: at most two.
  func places(ofSegues identifier: String) -> [RelatedPlace] {
    segues(identified: identifier).prefix(2).map {
      RelatedPlace($0.segue.location, "a segue with that identifier")
    }
  }
}

extension AppCode {
  func declaration(of type: TypeReference) -> [RelatedPlace] {
    guard let first = type.ids.first else { return [] }
    return [declaration(of: table[first].name, table[first].position, table[first].sourceFile)]
  }
}
