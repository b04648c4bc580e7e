internal import StoryboardModel

/// Positions the scenes of one storyboard as on its canvas, moving overlapping ones apart.
struct ScenePlacement {
  /// The scenes' frames without their captions; the outer frames begin at the origin.
  private(set) var frames: [Rect] = []
  /// The size of all outer frames together.
  private(set) var size = MapSize(width: 0, height: 0)
  /// The number of scenes without a position on the canvas.
  private(set) var unpositioned = 0
  /// The number of scenes that were moved apart.
  private(set) var moved = 0

  struct Item {
    var size: MapSize
    /// The position of its center on the canvas.
    var center: Point?
  }

  private static let gap = MapSize(width: 170, height: 80)
  private static let widestGap = MapSize(width: 480, height: 320)

  /// Positions scenes.
  ///
  /// - Parameters:
  ///   - items: The scenes, in the order of the file.
  ///   - edges: The links between scenes.
  ///   - start: The initial scene.
  init(_ items: [Item], edges: [(from: Int, to: Int)], start: Int?) {
    let outer = items.map {
      MapSize(width: $0.size.width, height: $0.size.height + MapScreen.captionHeight)
    }
    var rects = [Rect](repeating: .zero, count: items.count)
    let known = items.indices.compactMap { index in
      items[index].center.map { (index: index, center: $0, size: outer[index]) }
    }
    let factor = CanvasScale.factor(
      for: known.map { Rect(center: $0.center, width: $0.size.width, height: $0.size.height) },
      gap: Self.gap)
    let before = known.map { scene in
      Rect(
        x: scene.center.x * factor - scene.size.width / 2,
        y: scene.center.y * factor - items[scene.index].size.height / 2 - MapScreen.captionHeight,
        width: scene.size.width, height: scene.size.height)
    }
    let separated = OverlapRemoval.separated(before, gap: 40)
    moved = zip(before, separated).count { abs($0.x - $1.x) > 0.5 || abs($0.y - $1.y) > 0.5 }
    let after = GapCutting.cut(separated, leaving: Self.widestGap)
    for (scene, rect) in zip(known, after) { rects[scene.index] = rect }

    let unknown = items.indices.filter { items[$0].center == nil }
    unpositioned = unknown.count
    if !unknown.isEmpty {
      let number = Dictionary(uniqueKeysWithValues: unknown.enumerated().map { ($1, $0) })
      let inner = edges.compactMap { edge -> (from: Int, to: Int)? in
        guard let from = number[edge.from], let to = number[edge.to] else { return nil }
        return (from, to)
      }
      let above = Self.union(of: after)
      let top = after.isEmpty ? 0 : above.maxY + Self.gap.height
      let layout = LayeredLayout(
        of: unknown.map { outer[$0] }, edges: inner,
        starts: start.flatMap { number[$0] }.map { [$0] } ?? [], gap: Self.gap)
      let places = layout.places(columnHeight: 4000)
      for (index, place) in zip(unknown, places) {
        rects[index] = Rect(
          x: above.minX + place.x, y: top + place.y, width: outer[index].width,
          height: outer[index].height)
      }
    }
    let all = Self.union(of: rects)
    size = MapSize(width: all.width.rounded(.up), height: all.height.rounded(.up))
    frames = rects.map { rect in
      Rect(
        // Rounded down, so that separate scenes stay separate; sizes are whole.
        x: (rect.x - all.x).rounded(.down),
        y: (rect.y - all.y).rounded(.down) + MapScreen.captionHeight,
        width: rect.width, height: rect.height - MapScreen.captionHeight)
    }
  }

  /// Positions screens side by side, in their order.
  init(packing sizes: [MapSize]) {
    let outer = sizes.map {
      MapSize(width: max($0.width, Self.narrowest), height: $0.height + MapScreen.captionHeight)
    }
    for (place, size) in zip(BoxPacking.places(of: outer, gap: 48), sizes) {
      frames.append(
        Rect(
          x: place.x.rounded(), y: place.y.rounded() + MapScreen.captionHeight, width: size.width,
          height: size.height))
    }
    size = MapSize(
      width: zip(frames, outer).map { $0.x + $1.width }.max() ?? 0,
      height: frames.map(\.maxY).max() ?? 0)
  }

  /// The width that a caption needs to be readable.
  private static let narrowest = 120.0

  private static func union(of rects: [Rect]) -> Rect {
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }
}
