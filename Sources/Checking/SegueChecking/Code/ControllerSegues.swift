internal import NavigationGraph
internal import StoryboardModel

/// The segues of some controllers that lead on: no relationships and no unwind segues.
struct ControllerSegues: Sendable {
  let all: [SegueLink]
  /// The indices of the segues with an identifier, and under nil of those without one.
  private let byIdentifier: [String?: [Int]]
  /// The indices of the segues whose destination's class is certain, and under nil of all others.
  private let byDestination: [ControllerID?: [Int]]
  /// A cache of ``DestinationTypes/answers(for:along:to:)``; a cast in a `switch` asks about up to 32 earlier cases.
  let answers = Memo<Way, [Int: Answer]>(limit: 64)

  /// A type, and the paths from a segue to the objects that may have it.
  struct Way: Hashable {
    let paths: [[String]]
    let type: TypeReference
  }

  /// Selects the segues that lead on; `isCertain` says whether the class of a segue's destination is certain.
  init(_ links: [SegueLink], isCertain: (SegueLink) -> Bool = { _ in false }) {
    let all = links.filter { $0.segue.kind != .relationship && $0.segue.kind != .unwind }
    self.all = all
    byIdentifier = Dictionary(grouping: all.indices) { all[$0].segue.identifier }
    byDestination = Dictionary(grouping: all.indices) {
      isCertain(all[$0]) ? all[$0].destination.controller : nil
    }
  }

  /// The segues with one of some identifiers, in the order of ``all``.
  func identified(by identifiers: [String]) -> ControllerSegues {
    ControllerSegues(Set(identifiers).flatMap { byIdentifier[$0] ?? [] }.sorted().map { all[$0] })
  }

  /// The indices of the segues that lead to some controllers, and of those whose destination's class isn't certain.
  func indices(leadingTo controllers: [ControllerID]) -> [Int] {
    (byDestination[nil] ?? []) + controllers.flatMap { byDestination[$0] ?? [] }
  }
}
