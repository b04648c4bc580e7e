internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A reference that leads to no controller, with the segues that lead to it.
struct BrokenReference {
  /// The last reference on the way.
  var reference: SceneReference
  var destination: SegueLink.Destination
  /// The first few segues.
  var segues: [RelatedPlace]

  /// The references that segues follow to nowhere, each once, in the order of the files.
  ///
  /// A reference that no segue leads to is never followed.
  static func all(in graph: NavigationGraph) -> [BrokenReference] {
    var places: [SourceLocation: Int] = [:]
    var found: [BrokenReference] = []
    for link in graph.allLinks {
      guard let reference = link.brokenReference else { continue }
      if places[reference.location] == nil {
        places[reference.location] = found.count
        found.append(
          BrokenReference(reference: reference, destination: link.destination, segues: []))
      }
      guard let index = places[reference.location], found[index].segues.count < 3 else { continue }
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
