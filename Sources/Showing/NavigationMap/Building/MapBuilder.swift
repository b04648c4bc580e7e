internal import Files
internal import Findings
package import NavigationGraph
internal import StoryboardModel

extension AppMap {
  /// Draws the storyboards of a graph.
  ///
  /// - Parameters:
  ///   - graph: The files, read completely if colors and fonts should be visible.
  ///   - layers: Additional information about the app.
  ///   - title: The page's title.
  ///   - showsXibs: Whether to draw the graph's xibs too: the views and windows of each folder
  ///     together.
  package init(
    _ graph: NavigationGraph, layers: MapLayers, title: String, showsXibs: Bool = false
  ) {
    self = MapBuilder(graph, layers, title, showsXibs: showsXibs).map()
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
    _ graph: NavigationGraph, _ layers: MapLayers, _ title: String, showsXibs: Bool,
    comparison: MapComparison? = nil
  ) {
    self.graph = graph
    self.layers = layers
    self.title = title
    self.comparison = comparison
    if let comparison {
      files = graph.files.filter { comparison.drawnPaths.contains($0.path) }
    } else {
      files =
        graph.files.filter { $0.kind == .storyboard }
        + (showsXibs ? XibGroups.documents(for: graph.files) : [])
    }
  }

  func map() -> AppMap {
    var map = AppMap(
      title: title, size: MapSize(width: 0, height: 0), clusters: [], screens: [], segues: [],
      links: [], counts: MapCounts())
    map.assets = layers.assets
    map.clusters = clusters()
    map.screens = ScreenBuilder(graph, layers, files, comparison).screens(of: map.clusters)
    let links = SegueBuilder(graph, layers, files, map.screens, comparison)
    // Positions depend on the links, and arrows on the positions.
    MapPlacement(files, links, comparison).place(&map)
    links.addSegues(to: &map)
    MapArrows.add(to: &map)
    FindingPlacement(findings: layers.findings).place(in: &map)
    count(&map)
    return map
  }

  private func clusters() -> [MapCluster] {
    // A comparison draws each xib separately. Other maps draw those of a folder together.
    let isGroup = { (file: InterfaceFile) in file.kind == .xib && comparison == nil }
    let paths = files.map { isGroup($0) ? FilePath.join($0.path, "xibs") : $0.path }
    let titles = ClusterTitles.titles(
      of: files.map { ClusterTitles.Item(path: $0.path, isXibs: isGroup($0)) })
    return zip(files, zip(ClusterKeys.keys(for: paths), titles)).map { file, names in
      MapCluster(
        key: names.0, title: names.1, path: file.path, role: layers.roles[file.path],
        isXibs: file.kind == .xib, runtime: file.targetRuntime, frame: .zero)
    }
  }

  private func count(_ map: inout AppMap) {
    map.counts.storyboards = map.clusters.count { !$0.isXibs }
    map.counts.segues = map.segues.count { !$0.isCode }
    var xibs: Set<String> = []
    for screen in map.screens {
      switch screen.role {
      case .scene: map.counts.scenes += 1
      case .xib: xibs.insert(screen.location.file)
      case .reference: map.counts.references += 1
      case .empty: break
      }
      map.counts.views += screen.drawing.views
      map.counts.unpositionedViews += screen.drawing.unpositionedViews
    }
    map.counts.xibs = xibs.count
  }
}
