internal import Files
internal import Findings
internal import StoryboardModel

/// Assigns findings to the screens and segues they concern.
struct FindingPlacement {
  let findings: [Finding]

  /// Adds each finding to the map.
  ///
  /// A finding in a storyboard is added to the segue at its place, or else to the scene around it.
  /// A finding in code is added at its first related place in a storyboard.
  func place(in map: inout AppMap) {
    guard !findings.isEmpty else { return }
    let segues = Dictionary(
      map.segues.enumerated().map { ($1.location, $0) }, uniquingKeysWith: { first, _ in first })
    let screens = Dictionary(grouping: map.screens.indices) { map.screens[$0].location.file }
      .mapValues { ScreenLines($0, map) }
    for finding in findings {
      let places = [finding.location] + finding.related.map(\.location)
      for place in places {
        if let index = segues[place] {
          map.segues[index].findings.append(finding)
        } else if let index = screens[place.file]?.screen(around: place) {
          map.screens[index].findings.append(finding)
        } else {
          continue
        }
        break
      }
    }
  }
}

/// The screens of one file, ordered by the lines on which they begin.
private struct ScreenLines {
  /// The lines on which screens begin, ascending.
  private var lines: [Int] = []
  /// For each of these lines, the last screen in the map's order that begins at or before it.
  private var last: [Int] = []

  init(_ indices: [Int], _ map: AppMap) {
    for index in indices.sorted(by: {
      map.screens[$0].location.line < map.screens[$1].location.line
    }) {
      lines.append(map.screens[index].location.line)
      last.append(max(index, last.last ?? index))
    }
  }

  /// Returns the last screen that begins at or before a place.
  func screen(around place: SourceLocation) -> Int? {
    guard place.line > 0 else { return nil }
    let count = lines.sortedIndex { $0 <= place.line }
    return count > 0 ? last[count - 1] : nil
  }
}
