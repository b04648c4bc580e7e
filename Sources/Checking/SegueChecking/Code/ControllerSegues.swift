internal import NavigationGraph
internal import StoryboardModel

/// The segues of some controllers that lead on: no relationships and no unwind segues.
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

  /// The segues with one of some identifiers, in the order of ``all``.
  func identified(by identifiers: [String]) -> [SegueLink] {
    Set(identifiers).flatMap { byIdentifier[$0] ?? [] }.sorted().map { all[$0] }
  }
}
