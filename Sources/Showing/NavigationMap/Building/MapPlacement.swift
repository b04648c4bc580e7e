internal import StoryboardModel

/// Positions scenes in their storyboards, and storyboards on the page.
struct MapPlacement {
  static let margin = 80.0
  static let padding = 72.0
  static let rightPadding = 150.0
  static let titleHeight = 64.0
  static let titleFont = Font(size: 40, isBold: true)

  let files: [InterfaceFile]
  let segues: SegueBuilder
  let comparison: MapComparison?

  func place(_ map: inout AppMap) {
    let links = Dictionary(grouping: segues.linksInsideStoryboards) {
      map.screens[$0.from].cluster
    }
    var sizes: [MapSize] = []
    var first = 0
    for (index, file) in files.enumerated() {
      let screens = first..<(first + file.scenes.count)
      first = screens.upperBound
      let size = placeScenes(of: file, screens, links[index] ?? [], on: &map)
      let title = Self.titleFont.width(of: map.clusters[index].title) + 40
      sizes.append(
        MapSize(
          // Room on the right for loops and for arrows to exits, with their labels.
          width: max(size.width, min(title, 1200).rounded(.up)) + Self.padding
            + Self.rightPadding,
          height: size.height + 2 * Self.padding + Self.titleHeight))
    }
    placeClusters(sizes, on: &map)
  }

  /// Positions the screens of a file, relative to the first one's corner.
  ///
  /// - Returns: The size of all of them together.
  private func placeScenes(
    of file: InterfaceFile, _ screens: Range<Int>, _ links: [BoxLink], on map: inout AppMap
  ) -> MapSize {
    let spread = ScreenSizes.spread(of: file)
    let items = zip(screens, file.scenes).map { index, scene in
      ScenePlacement.Item(
        size: map.screens[index].drawing.size,
        center: scene.canvasLocation.map { Self.center($0, spread) })
    }
    let inner = links.map {
      BoxLink(from: $0.from - screens.lowerBound, to: $0.to - screens.lowerBound)
    }
    let start = screens.firstIndex { map.screens[$0].isInitial }.map { $0 - screens.lowerBound }
    let placement =
      file.kind == .xib
      ? ScenePlacement(packing: items.map(\.size))
      : ScenePlacement(items, links: inner, start: start)
    for (index, frame) in zip(screens, placement.frames) { map.screens[index].frame = frame }
    map.counts.unpositionedScenes += placement.unpositioned
    map.counts.movedScenes += placement.moved
    return addFormerFrames(of: file, items, screens, placement.size, to: &map)
  }

  /// Adds the old frames of moved scenes.
  ///
  /// - Returns: The size of the storyboard's part of the map with those frames.
  private func addFormerFrames(
    of file: InterfaceFile, _ items: [ScenePlacement.Item], _ screens: Range<Int>, _ size: MapSize,
    to map: inout AppMap
  ) -> MapSize {
    guard let old = comparison?.oldLocations[file.path], !old.isEmpty else { return size }
    let spread = ScreenSizes.spread(of: file)
    let scenes = zip(screens, items).compactMap { index, item in
      item.center.map { (canvas: $0, map: map.screens[index].frame.center) }
    }
    let interpolation = CanvasInterpolation(scenes)
    var all = Rect(x: 0, y: 0, width: size.width, height: size.height)
    for index in screens {
      guard let location = old[map.screens[index].object] else { continue }
      let center = interpolation.position(Self.center(location, spread))
      let screen = map.screens[index].frame
      let frame = Rect(
        center: Point(x: center.x.rounded(), y: center.y.rounded()), width: screen.width,
        height: screen.height)
      map.screens[index].formerFrame = frame
      all = all.union(frame)
    }
    for index in screens { map.screens[index].move(x: -all.x, y: -all.y) }
    return MapSize(width: all.width.rounded(.up), height: all.height.rounded(.up))
  }

  /// Returns the center of a scene in points, limited because a file may contain any number.
  private static func center(_ location: Point, _ spread: MapSize) -> Point {
    func bounded(_ value: Double) -> Double { min(max(value, -200_000), 200_000) }
    return Point(x: bounded(location.x * spread.width), y: bounded(location.y * spread.height))
  }

  /// Positions the storyboards, and then their screens, on the page.
  private func placeClusters(_ sizes: [MapSize], on map: inout AppMap) {
    let links = Set(
      segues.linksAcrossStoryboards.map {
        BoxLink(from: map.screens[$0.from].cluster, to: map.screens[$0.to].cluster)
      }
    ).filter { $0.from != $0.to }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    let entries = Set(map.screens.lazy.filter(\.isEntry).map(\.cluster))
    let starts = map.clusters.indices.filter {
      map.clusters[$0].role == .app || entries.contains($0)
    }
    let places = ClusterPlacement.places(of: sizes, links: links, starts: starts)
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
      map.screens[index].move(
        x: cluster.x + Self.padding, y: cluster.y + Self.padding + Self.titleHeight)
    }
  }
}

extension MapScreen {
  fileprivate mutating func move(x: Double, y: Double) {
    frame = frame.moved(x: x, y: y)
    formerFrame = formerFrame?.moved(x: x, y: y)
  }
}
