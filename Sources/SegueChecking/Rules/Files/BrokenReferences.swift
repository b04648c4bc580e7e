internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A reference that leads to no controller, with the segues that lead to it.
struct BrokenReference {
  /// The last reference on the way.
  var reference: SceneReference
  var destination: SegueLink.Destination
  /// The first few.
  var segues: [RelatedPlace]
}

extension CheckedApp {
  /// The references of segues that lead nowhere, each once, in the order of the files.
  ///
  /// One that no segue leads to is never followed.
  var brokenReferences: [BrokenReference] {
    var places: [SourceLocation: Int] = [:]
    var found: [BrokenReference] = []
    for link in links {
      guard let reference = link.brokenReference else { continue }
      if places[reference.location] == nil {
        places[reference.location] = found.count
        found.append(
          BrokenReference(reference: reference, destination: link.destination, segues: []))
      }
      guard let index = places[reference.location], found[index].segues.count < 3 else { continue }
      let name = link.segue.usableIdentifier.map { " \(quoted($0))" } ?? ""
      found[index].segues.append(
        RelatedPlace(
          link.segue.location, "the segue\(name) of \(self.name(of: link.source)) leads to it"))
    }
    return found
  }

  /// What code and references call a storyboard: its name without the device that it is for.
  static func storyboardName(of path: String) -> String {
    let name = FilePath.name(of: path)
    let stem = name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
    guard let tilde = stem.firstIndex(of: "~"), tilde != stem.startIndex else { return stem }
    return String(stem[..<tilde])
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
