#if !SEGUES_NO_CONTROLLERS
/// The search for a controller of the destination's class, starting at the controller that a segue
/// leads to.
///
/// Searches breadth first, in declared order: the controller itself, then its contents. Several
/// matches at one depth are ambiguous; the search never silently takes the first.
@MainActor
package enum ContainerSearch<Destination> {
  case found(Destination)
  case missing
  case ambiguous(Int)

  package init(from root: _SegueController) {
    // Nearly every segue leads directly to its destination.
    if let destination = root as? Destination {
      self = .found(destination)
    } else {
      self.init(inside: root)
    }
  }

  init(inside root: _SegueController) {
    var levels = ContainerLevels(inside: root)
    while let level = levels.next() {
      let matches = level.compactMap { $0 as? Destination }
      if matches.count > 1 {
        self = .ambiguous(matches.count)
        return
      }
      if let match = matches.first {
        self = .found(match)
        return
      }
    }
    self = .missing
  }
}

extension _SegueController {
  /// The controller's class, followed after ` > ` by the classes of everything it contains.
  package var searchedPath: String {
    let shown = searchedContents
    let contents = shown + hiddenContents.filter { !shown.contains($0) }
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
