internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A reference that leads to no controller, with the segues that lead to it.
struct BrokenReference {
  /// Where the segues lead.
  var destination: SegueLink.Destination
  /// The first three segues.
  var segues: [RelatedPlace] = []

  /// The references that segues follow to nowhere, each once, in the order of the files.
  ///
  /// A reference that no segue leads to is never followed.
  static func all(in graph: NavigationGraph) -> [BrokenReference] {
    var indices: [SourceLocation: Int] = [:]
    var found: [BrokenReference] = []
    for link in graph.allLinks {
      guard let place = link.brokenReference?.location else { continue }
      let index = indices[place] ?? found.count
      if index == found.count {
        indices[place] = index
        found.append(BrokenReference(destination: link.destination))
      }
      guard found[index].segues.count < 3 else { continue }
      found[index].segues.append(
        RelatedPlace(link.segue.location, "the \(graph.name(of: link)) leads to it"))
    }
    return found
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
