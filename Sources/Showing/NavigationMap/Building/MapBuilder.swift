package import NavigationGraph
internal import StoryboardModel

extension AppMap {
  /// Draws the storyboards of a graph.
  ///
  /// - Parameters:
  ///   - graph: The files, read completely if colours and fonts should be visible.
  ///   - layers: Additional information about the app.
  ///   - title: The page's title.
  package init(_ graph: NavigationGraph, layers: MapLayers, title: String) {
    self = MapBuilder(graph, layers, title).map()
  }
}

/// Builds a map in passes, each based on the previous ones.
struct MapBuilder {
  private let graph: NavigationGraph
  private let layers: MapLayers
  private let title: String
  private let files: [InterfaceFile]

  /// The additions of an old version.
  private let comparison: MapComparison?

  init(
    _ graph: NavigationGraph, _ layers: MapLayers, _ title: String,
    comparison: MapComparison? = nil
  ) {
    self.graph = graph
    self.layers = layers
    self.title = title
    self.comparison = comparison
    files = graph.files.filter {
      $0.kind == .storyboard && comparison?.drawnPaths.contains($0.path) != false
    }
  }

  func map() -> AppMap {
    var map = AppMap(
      title: title, size: MapSize(width: 0, height: 0), clusters: [], screens: [], segues: [],
      links: [], counts: MapCounts())
    map.clusters = clusters()
    map.screens = ScreenBuilder(graph, layers, files, comparison).screens(of: map.clusters)
    let links = SegueBuilder(graph, layers, files, map.screens, comparison)
    // Positions depend on the links, and arrows on the positions.
    MapPlacement(files, links, comparison).place(&map)
    links.addSegues(to: &map)
    MapArrows.add(to: &map)
    FindingPlacement(layers.findings).place(in: &map)
    count(&map)
    return map
  }

  private func clusters() -> [MapCluster] {
    zip(files, ClusterKeys.keys(for: files.map(\.path))).map { file, key in
      MapCluster(
        key: key, title: ClusterKeys.stem(of: file.path), path: file.path,
        runtime: file.targetRuntime, frame: .zero)
    }
  }

  private func count(_ map: inout AppMap) {
    map.counts.storyboards = map.clusters.count
    map.counts.segues = map.segues.count { !$0.isCode }
    for screen in map.screens {
      switch screen.role {
      case .scene: map.counts.scenes += 1
      case .reference: map.counts.references += 1
      case .empty: break
      }
      map.counts.views += screen.drawing.views
      map.counts.placedViews += screen.drawing.placedViews
    }
  }
}
