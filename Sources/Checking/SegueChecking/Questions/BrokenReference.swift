internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A reference that leads to no controller, with the segues that lead to it.
struct BrokenReference {
  /// Where the segues lead.
  var destination: SegueLink.Destination
  /// The first three segues.
  var segues: [RelatedPlace]

  /// The references that segues follow to nowhere, each once, in the order of the files.
  ///
  /// A reference that no segue leads to is never followed.
  static func all(in graph: NavigationGraph) -> [BrokenReference] {
    let links = graph.allLinks.filter { $0.brokenReference != nil }
    let byPlace = Dictionary(grouping: links) { $0.brokenReference?.location }
    var seen: Set<SourceLocation?> = []
    return links.filter { seen.insert($0.brokenReference?.location).inserted }.map { link in
      let segues = byPlace[link.brokenReference?.location] ?? []
      return BrokenReference(
        destination: link.destination,
        segues: segues.prefix(3).map {
          RelatedPlace($0.segue.location, "the \(graph.name(of: $0)) leads to it")
        })
    }
  }
}

extension SegueLink {
  /// The reference that leads nowhere.
  fileprivate var brokenReference: SceneReference? {
    switch destination {
    case .unknownStoryboard(let reference), .circularReference(let reference): reference
    case .missingScene(let reference, _), .noInitialController(let reference, _): reference
    case .controller, .exit, .dangling: nil
    }
  }
}
