internal import StoryboardModel

/// The factor by which scenes can be closer together than on Interface Builder's canvas.
///
/// A canvas is mostly empty, so screens on a page would be small. All distances shrink by one
/// factor, which keeps the picture the same, as long as all screens keep a minimum distance.
enum CanvasScale {
  /// The smallest factor.
  static let least = 0.55

  /// Finds the smallest factor that leaves enough room between all scenes.
  ///
  /// - Parameters:
  ///   - rects: The scenes at their positions; only their centers change.
  ///   - gap: The minimum distance between any two, horizontally or vertically.
  /// - Returns: A factor from ``least`` to 1.
  static func factor(for rects: [Rect], gap: MapSize) -> Double {
    // Only pairs with overlapping surroundings can need a larger factor, so only those are compared.
    let surroundings = rects.map { rect in
      rect.centered((rect.width + gap.width) / least + 1, (rect.height + gap.height) / least + 1)
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
