internal import FilesAndPaths
internal import Findings
internal import StoryboardModel

extension AppMap {
  /// Adds each finding to the screen or segue that it concerns.
  ///
  /// A finding in a storyboard is added to the segue at its place, or else to the scene around it.
  /// A finding in code is added at its first related place in a storyboard.
  mutating func add(_ findings: [Finding]) {
    guard !findings.isEmpty else { return }
    let seguesByPlace = Dictionary(
      segues.enumerated().map { ($1.location, $0) }, uniquingKeysWith: { first, _ in first })
    let screensByFile = Dictionary(grouping: screens.indices) { screens[$0].location.file }
      .mapValues { ScreenLines($0, screens) }
    for finding in findings {
      for place in [finding.location] + finding.related.map(\.location) {
        if let index = seguesByPlace[place] {
          segues[index].findings.append(finding)
          break
        }
        if let index = screensByFile[place.file]?.screen(around: place) {
          screens[index].findings.append(finding)
          break
        }
      }
    }
  }
}

/// The screens of one file, ordered by the lines on which they begin.
private struct ScreenLines {
  /// The lines on which screens begin, ascending.
  private var lines: [Int] = []
  /// For each of ``lines``, the last screen in the map's order that begins there or earlier.
  private var last: [Int] = []

  init(_ indices: [Int], _ screens: [MapScreen]) {
    let sorted = indices.sorted { screens[$0].location.line < screens[$1].location.line }
    for index in sorted {
      lines.append(screens[index].location.line)
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
