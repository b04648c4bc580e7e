internal import Findings
internal import SegueChecking

extension NavigationUses {
  /// Whether the text at a place is the identifier of a segue, scene or reusable view, or the name of a storyboard.
  func identify(at place: SourceLocation) -> Bool {
    // Facts begin before the quotation mark of a text, or after it.
    func isHere(_ other: SourceLocation) -> Bool {
      other.file == place.file && other.line == place.line
        && abs(other.column - place.column) < 2
    }
    return performs.contains { isHere($0.location) } || comparisons.contains { isHere($0.location) }
      || instantiations.contains { isHere($0.location) }
      || storyboards.contains { isHere($0.location) }
      || reuse.registrations.contains { isHere($0.location) }
      || reuse.dequeues.contains { isHere($0.location) }
  }
}
