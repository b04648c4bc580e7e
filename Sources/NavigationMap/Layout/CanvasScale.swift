internal import StoryboardModel

/// How much nearer to each other than on Interface Builder's canvas scenes can stand.
///
/// A canvas is mostly empty, and screens on a page would be small. All distances shrink by one
/// number, so that the picture stays the same, as long as all screens keep their distance.
enum CanvasScale {
  /// The least that distances shrink to.
  static let least = 0.55

  /// Finds the least factor at which all scenes keep their distance.
  ///
  /// - Parameters:
  ///   - rects: The scenes at their places; only where their centres are counts.
  ///   - gap: What has to be between any two, across or down.
  /// - Returns: A factor from ``least`` to 1.
  static func factor(for rects: [Rect], gap: MapSize) -> Double {
    // Only pairs whose surroundings overlap can need more than the least: they are not all looked at.
    let surroundings = rects.map { rect in
      Rect(x: rect.midX, y: rect.midY, width: 0, height: 0).centered(
        (rect.width + gap.width) / least + 1, (rect.height + gap.height) / least + 1)
    }
    var factor = least
    surroundings.forEachOverlap { first, second in
      let (rect, other) = (rects[first], rects[second])
      let across = needed((rect.width + other.width) / 2 + gap.width, rect.midX - other.midX)
      let down = needed((rect.height + other.height) / 2 + gap.height, rect.midY - other.midY)
      factor = max(factor, min(across, down))
      return factor < 1
    }
    return min(factor, 1)
  }

  private static func needed(_ distance: Double, _ present: Double) -> Double {
    abs(present) < 0.001 ? .infinity : distance / abs(present)
  }
}
