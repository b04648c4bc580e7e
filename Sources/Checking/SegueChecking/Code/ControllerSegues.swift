internal import NavigationGraph
internal import StoryboardModel

/// The segues of some controllers that lead on: no relationships and no unwind segues.
struct ControllerSegues: Sendable {
  let all: [SegueLink]
  private let byIdentifier: [String: [Int]]
  /// The places of the segues whose destination's class is certain, and under nil of all others.
  private let byDestination: [ControllerID?: [Int]]
  /// A cache of ``DestinationTypes/answers(for:along:to:)``; a cast asks for at most 33 of them.
  let answers = Memo<Way, [Int: Answer]>(limit: 64)

  /// A type, and the ways from a segue to an object that may have it.
  struct Way: Hashable {
    let paths: [[String]]
    let type: TypeReference
  }

  init(_ links: [SegueLink], isCertain: (SegueLink) -> Bool = { _ in false }) {
    let all = links.filter { $0.segue.kind != .relationship && $0.segue.kind != .unwind }
    var places: [String: [Int]] = [:]
    var destinations: [ControllerID?: [Int]] = [:]
    for (index, link) in all.enumerated() {
      if let identifier = link.segue.identifier { places[identifier, default: []].append(index) }
      destinations[isCertain(link) ? link.destination.controller : nil, default: []].append(index)
    }
    self.all = all
    byIdentifier = places
    byDestination = destinations
  }

  /// The segues with one of some identifiers, in the order of ``all``.
  func identified(by identifiers: [String]) -> ControllerSegues {
    ControllerSegues(Set(identifiers).flatMap { byIdentifier[$0] ?? [] }.sorted().map { all[$0] })
  }

  /// The places of the segues that lead to some controllers, and of those whose destination's class isn't certain.
  func places(leadingTo controllers: [ControllerID]) -> [Int] {
    (byDestination[nil] ?? []) + controllers.flatMap { byDestination[$0] ?? [] }
  }
}
