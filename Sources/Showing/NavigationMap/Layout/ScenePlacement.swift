internal import StoryboardModel

/// Positions the scenes of one storyboard as on its canvas, moving overlapping ones apart.
///
/// Scenes that the canvas doesn't position are below all others, in columns that follow their segues.
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

    /// The size with the caption.
    fileprivate var outerSize: MapSize {
      MapSize(width: size.width, height: size.height + MapScreen.captionHeight)
    }
  }

  private static let gap = MapSize(width: 170, height: 80)
  private static let widestGap = MapSize(width: 480, height: 320)
  private static let columnHeight = 4000.0
  /// The width that a caption needs to be readable.
  private static let narrowest = 120.0

  /// Positions scenes.
  ///
  /// - Parameters:
  ///   - items: The scenes, in the order of the file.
  ///   - links: The links between scenes.
  ///   - start: The initial scene.
  init(_ items: [Item], links: [BoxLink], start: Int?) {
    var outerFrames = [Rect](repeating: .zero, count: items.count)
    let positioned = items.indices.compactMap { index in
      items[index].center.map { (index: index, item: items[index], center: $0) }
    }
    let above = placeAsOnCanvas(positioned.map { ($0.item, $0.center) })
    for (scene, frame) in zip(positioned, above) { outerFrames[scene.index] = frame }

    let others = items.indices.filter { items[$0].center == nil }
    unpositioned = others.count
    let layout = LayeredLayout(
      of: others.map { items[$0].outerSize }, links: links.among(others),
      starts: start.flatMap { others.firstIndex(of: $0) }.map { [$0] } ?? [], gap: Self.gap)
    let left = Self.union(of: above).minX
    let top = above.isEmpty ? 0 : Self.union(of: above).maxY + Self.gap.height
    for (index, place) in zip(others, layout.places(columnHeight: Self.columnHeight)) {
      let size = items[index].outerSize
      outerFrames[index] = Rect(
        x: left + place.x, y: top + place.y, width: size.width, height: size.height)
    }
    moveToOrigin(outerFrames)
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

  /// Returns the outer frames of scenes with a position on the canvas, and counts those that move apart.
  private mutating func placeAsOnCanvas(_ scenes: [(item: Item, center: Point)]) -> [Rect] {
    let centered = scenes.map { item, center in
      Rect(center: center, width: item.outerSize.width, height: item.outerSize.height)
    }
    let factor = CanvasScale.factor(for: centered, gap: Self.gap)
    let onCanvas = scenes.map { item, center in
      Rect(
        x: center.x * factor - item.size.width / 2,
        y: center.y * factor - item.size.height / 2 - MapScreen.captionHeight,
        width: item.outerSize.width, height: item.outerSize.height)
    }
    let separated = OverlapRemoval.separated(onCanvas, gap: 40)
    moved = zip(onCanvas, separated).count { abs($0.x - $1.x) > 0.5 || abs($0.y - $1.y) > 0.5 }
    return GapCutting.cut(separated, leaving: Self.widestGap)
  }

  private mutating func moveToOrigin(_ outerFrames: [Rect]) {
    let all = Self.union(of: outerFrames)
    size = MapSize(width: all.width.rounded(.up), height: all.height.rounded(.up))
    frames = outerFrames.map { outer in
      Rect(
        // Positions are rounded down, so that separate scenes stay separate; sizes are whole.
        x: (outer.x - all.x).rounded(.down),
        y: (outer.y - all.y).rounded(.down) + MapScreen.captionHeight,
        width: outer.width, height: outer.height - MapScreen.captionHeight)
    }
  }

  private static func union(of rects: [Rect]) -> Rect {
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }
}
