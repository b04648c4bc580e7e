internal import NavigationGraph
internal import StoryboardModel

/// The segues of some controllers that lead on: no relationships, and no unwinds.
struct ControllerSegues: Sendable {
  let all: [SegueLink]
  private let byIdentifier: [String: [Int]]

  init(_ links: [SegueLink]) {
    let all = links.filter { $0.segue.kind != .relationship && $0.segue.kind != .unwind }
    var places: [String: [Int]] = [:]
    for (index, link) in all.enumerated() {
      if let identifier = link.segue.identifier { places[identifier, default: []].append(index) }
    }
    self.all = all
    byIdentifier = places
  }

  /// Those that have one of some identifiers, in their order.
  func identified(by identifiers: [String]) -> [SegueLink] {
    Set(identifiers).flatMap { byIdentifier[$0] ?? [] }.sorted().map { all[$0] }
  }
}

extension CheckedApp {
  /// The segues of some controllers that may come to a cast, as far as one look at the identifiers that are
  /// known there tells.
  func segues(of controllers: [ControllerID], for use: CastUse) -> [SegueLink] {
    let segues = seguesOfControllers.value(of: controllers) {
      ControllerSegues(scenes.links(from: controllers))
    }
    for condition in use.guards {
      guard case .values(let values) = condition.identifier else { break }
      if !condition.isNegated { return segues.identified(by: values) }
    }
    return segues.all
  }
}
