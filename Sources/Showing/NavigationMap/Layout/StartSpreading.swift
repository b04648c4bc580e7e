internal import StoryboardModel

/// Spreads the starts of arrows that leave the same object on the same side, so that they don't
/// leave from one point.
enum StartSpreading {
  /// The largest distance between two starts.
  private static let gap = 14.0
  private static let margin = 6.0

  /// The edge of an object at which arrows leave it.
  private struct Edge: Hashable {
    var start: Rect
    var from: Int
    var side: ScreenSide
  }

  /// Returns the arrows with their starts spread along the edge, in the order in which the arrows end.
  ///
  /// `sides` are the sides of the destinations, `ends` the places there, both by arrow.
  static func spread(
    _ arrows: [RoutedArrow], _ sides: [ScreenSide], _ ends: [Point]
  ) -> [RoutedArrow] {
    let spreadable = arrows.indices.filter {
      arrows[$0].target == nil && arrows[$0].from != arrows[$0].to
    }
    let edges = Dictionary(grouping: spreadable) {
      Edge(start: arrows[$0].start, from: arrows[$0].from, side: sides[$0])
    }
    var spread = arrows
    for (edge, group) in edges where group.count > 1 {
      let isUpright = edge.side.isUpright
      let along = { (index: Int) in isUpright ? ends[index].y : ends[index].x }
      let length = isUpright ? edge.start.height : edge.start.width
      let gap = min(gap, max(0, length - 2 * margin) / Double(group.count - 1))
      let sorted = group.sorted { (along($0), $0) < (along($1), $1) }
      for (place, index) in sorted.enumerated() {
        let offset = (Double(place) - Double(group.count - 1) / 2) * gap
        let start = edge.start
        spread[index].start =
          isUpright
          ? Rect(x: start.x, y: start.midY + offset, width: start.width, height: 0)
          : Rect(x: start.midX + offset, y: start.y, width: 0, height: start.height)
      }
    }
    return spread
  }
}
