internal import Findings
internal import StoryboardModel

/// Puts findings at the screens and segues that they are about.
struct FindingPlacement {
  private let findings: [Finding]

  init(_ findings: [Finding]) {
    self.findings = findings
  }

  /// A finding in a storyboard belongs to the segue that is there, else to the scene around the
  /// place; one in code to the first place in a storyboard that has to do with it.
  func place(in map: inout AppMap) {
    guard !findings.isEmpty else { return }
    let segues = Dictionary(
      map.segues.enumerated().map { ($1.location, $0) }, uniquingKeysWith: { first, _ in first })
    let screens = Dictionary(grouping: map.screens.indices) { map.screens[$0].location.file }
    for finding in findings {
      let places = [finding.location] + finding.related.map(\.location)
      for place in places {
        if let index = segues[place] {
          map.segues[index].findings.append(MapFinding(finding))
        } else if let index = screens[place.file].flatMap({ screen(around: place, among: $0, map) })
        {
          map.screens[index].findings.append(MapFinding(finding))
        } else {
          continue
        }
        break
      }
    }
  }

  /// The last screen that begins at or before a line.
  private func screen(around place: SourceLocation, among indices: [Int], _ map: AppMap) -> Int? {
    guard place.line > 0 else { return nil }
    return indices.last { map.screens[$0].location.line <= place.line }
  }
}
