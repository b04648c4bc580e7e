internal import StoryboardModel

/// Positions scenes in their storyboards, and storyboards on the page.
struct MapPlacement {
  static let margin = 80.0
  static let padding = 72.0
  static let rightPadding = 150.0
  static let titleHeight = 64.0
  static let titleFont = Font(size: 40, isBold: true)

  let files: [InterfaceFile]
  let links: SegueBuilder
  let comparison: MapComparison?

  func place(_ map: inout AppMap) {
    var first = 0
    var sizes: [MapSize] = []
    let edges = Dictionary(grouping: links.edges(across: false)) { map.screens[$0.from].cluster }
    for file in files {
      let range = first..<(first + file.scenes.count)
      first = range.upperBound
      let spread = ScreenSizes.spread(of: file)
      let items = zip(range, file.scenes).map { index, scene in
        ScenePlacement.Item(
          size: map.screens[index].drawing.size,
          center: scene.canvasLocation.map {
            Point(x: bounded($0.x * spread.width), y: bounded($0.y * spread.height))
          })
      }
      let inner = (edges[sizes.count] ?? []).map {
        (from: $0.from - range.lowerBound, to: $0.to - range.lowerBound)
      }
      let start = range.firstIndex { map.screens[$0].isInitial }.map { $0 - range.lowerBound }
      let placement =
        file.kind == .xib
        ? ScenePlacement(packing: items.map(\.size))
        : ScenePlacement(items, edges: inner, start: start)
      for (index, frame) in zip(range, placement.frames) { map.screens[index].frame = frame }
      let size = addFormerFrames(of: file, items, range, placement.size, to: &map)
      map.counts.unpositionedScenes += placement.unpositioned
      map.counts.movedScenes += placement.moved
      let title = Self.titleFont.width(of: map.clusters[sizes.count].title) + 40
      sizes.append(
        MapSize(
          // Room on the right for loops and for arrows to exits, with their labels.
          width: max(size.width, min(title, 1200).rounded(.up)) + Self.padding
            + Self.rightPadding,
          height: size.height + 2 * Self.padding + Self.titleHeight))
    }
    placeClusters(sizes, on: &map)
  }

  /// Adds the old frames of moved scenes.
  ///
  /// - Returns: The size of the storyboard's part of the map with those frames.
  private func addFormerFrames(
    of file: InterfaceFile, _ items: [ScenePlacement.Item], _ range: Range<Int>, _ size: MapSize,
    to map: inout AppMap
  ) -> MapSize {
    guard let old = comparison?.oldLocations[file.path], !old.isEmpty else { return size }
    let spread = ScreenSizes.spread(of: file)
    let scenes = zip(range, items).compactMap { index, item in
      item.center.map { (canvas: $0, map: map.screens[index].frame.center) }
    }
    let interpolation = CanvasInterpolation(scenes)
    var all = Rect(x: 0, y: 0, width: size.width, height: size.height)
    for index in range {
      guard let location = old[map.screens[index].object] else { continue }
      let center = interpolation.position(
        Point(x: bounded(location.x * spread.width), y: bounded(location.y * spread.height)))
      let screen = map.screens[index].frame
      let frame = Rect(
        center: Point(x: center.x.rounded(), y: center.y.rounded()), width: screen.width,
        height: screen.height)
      map.screens[index].formerFrame = frame
      all = all.union(frame)
    }
    for index in range {
      map.screens[index].frame = map.screens[index].frame.moved(x: -all.x, y: -all.y)
      map.screens[index].formerFrame = map.screens[index].formerFrame?.moved(x: -all.x, y: -all.y)
    }
    return MapSize(width: all.width.rounded(.up), height: all.height.rounded(.up))
  }

  private func placeClusters(_ sizes: [MapSize], on map: inout AppMap) {
    let clusterEdges = Set(
      links.edges(across: true).map { [map.screens[$0.from].cluster, map.screens[$0.to].cluster] }
    ).filter { $0[0] != $0[1] }.sorted { $0.lexicographicallyPrecedes($1) }
    let entries = Set(map.screens.lazy.filter(\.isEntry).map(\.cluster))
    let starts = map.clusters.indices.filter {
      map.clusters[$0].role == .app || entries.contains($0)
    }
    let places = ClusterPlacement.places(
      of: sizes, edges: clusterEdges.map { (from: $0[0], to: $0[1]) }, starts: starts)
    for (index, (place, size)) in zip(places, sizes).enumerated() {
      let frame = Rect(
        x: place.x.rounded() + Self.margin, y: place.y.rounded() + Self.margin, width: size.width,
        height: size.height)
      map.clusters[index].frame = frame
      map.size.width = max(map.size.width, frame.maxX + Self.margin)
      map.size.height = max(map.size.height, frame.maxY + Self.margin)
    }
    for index in map.screens.indices {
      let cluster = map.clusters[map.screens[index].cluster].frame
      let (x, y) = (cluster.x + Self.padding, cluster.y + Self.padding + Self.titleHeight)
      map.screens[index].frame = map.screens[index].frame.moved(x: x, y: y)
      map.screens[index].formerFrame = map.screens[index].formerFrame?.moved(x: x, y: y)
    }
  }

  /// Limits a value, because a file may contain any number.
  private func bounded(_ value: Double) -> Double { min(max(value, -200_000), 200_000) }
}
