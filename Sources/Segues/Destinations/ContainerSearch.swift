#if !SEGUES_NO_CONTROLLERS
/// The search for a destination's class in what a segue leads to.
///
/// Breadth first, in declared order: the controller itself, then what it contains. Two of the class at
/// one depth are ambiguous, and never a silent first.
@MainActor
package enum ContainerSearch<Destination> {
  case found(Destination)
  case missing
  case ambiguous(Int)

  package init(from root: _SegueController) {
    // Nearly every segue leads straight to its destination.
    if let destination = root as? Destination {
      self = .found(destination)
    } else {
      self.init(in: root.searchedContents)
    }
  }

  init(in controllers: [_SegueController]) {
    var level = controllers
    while !level.isEmpty {
      let matches = level.compactMap { $0 as? Destination }
      if matches.count > 1 {
        self = .ambiguous(matches.count)
        return
      }
      if let match = matches.first {
        self = .found(match)
        return
      }
      level = level.flatMap(\.searchedContents)
    }
    self = .missing
  }
}

extension _SegueController {
  /// The controller's class and, in parentheses, what a search finds in it.
  package var searchedPath: String {
    let contents = searchedContents
    let name = String(describing: type(of: self))
    guard !contents.isEmpty else { return name }
    return "\(name) > " + Self.searchedPath(of: contents)
  }

  package static func searchedPath(of controllers: [_SegueController]) -> String {
    let paths = controllers.map(\.searchedPath)
    return paths.count == 1 ? paths[0] : "[\(paths.joined(separator: ", "))]"
  }
}
#endif
