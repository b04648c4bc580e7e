internal import StoryboardModel

/// Stack views, with their views' frames, or one after the other if frames are missing or unusable.
extension Painter {
  mutating func paintStack(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let views = view.children.filter { ViewKind($0) != nil && $0.attributes["hidden"] != "YES" }
    let inner = context.inside(frame)
    guard !areUsable(views) else { return paintChildren(of: view, in: frame, inner) }
    let isVertical =
      view.attributes["axis"] == "vertical" || view.attributes["orientation"] == "vertical"
    let spacing = min(max(view.attributes.number("spacing") ?? 0, 0), 1000)
    let places = arrange(views, in: frame, isVertical: isVertical, spacing: spacing)
    for (child, place) in zip(views, places) {
      paint(child, at: place, isPlaced: true, inner)
    }
    // Hidden views fire no segue, but their position may be requested.
    for child in view.children where child.attributes["hidden"] == "YES" {
      locate(child, at: frame, inner)
    }
  }

  /// Whether all views have frames that don't coincide.
  private func areUsable(_ views: [InterfaceObject]) -> Bool {
    var seen: Set<Rect> = []
    for view in views {
      guard let own = view.frame else { return false }
      if own.width <= 0 && own.height <= 0 { return false }
      if views.count > 1, !seen.insert(own).inserted { return false }
    }
    return true
  }

  /// Arranges views along the axis.
  ///
  /// A view has the size of its frame or content; views with neither share the remaining room. All
  /// shrink if there is too little room.
  private func arrange(
    _ views: [InterfaceObject], in frame: Rect, isVertical: Bool, spacing: Double
  ) -> [Rect] {
    guard !views.isEmpty else { return [] }
    let room = (isVertical ? frame.height : frame.width) - spacing * Double(views.count - 1)
    let wanted: [Double?] = views.map { view in
      let size =
        view.frame.flatMap {
          $0.width > 0 && $0.height > 0 ? MapSize(width: $0.width, height: $0.height) : nil
        }
        ?? IntrinsicSize.of(view, isDesktop: isDesktop)
      return size.map { isVertical ? $0.height : $0.width }
    }
    let known = wanted.compactMap(\.self).reduce(0, +)
    let open = wanted.count { $0 == nil }
    let scale = known > room && known > 0 ? max(room, 0) / known : 1
    let share = open > 0 ? max(room - known * scale, 0) / Double(open) : 0
    var position = isVertical ? frame.minY : frame.minX
    return wanted.map { length in
      let length = length.map { $0 * scale } ?? share
      defer { position += length + spacing }
      return isVertical
        ? Rect(x: frame.minX, y: position, width: frame.width, height: length)
        : Rect(x: position, y: frame.minY, width: length, height: frame.height)
    }
  }
}
