internal import FilesAndPaths
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
    let files =
      graph.files.filter { $0.kind == .storyboard }
      + (showsXibs ? XibGroups.documents(for: graph.files) : [])
    self = MapBuilder(graph: graph, layers: layers, title: title, files: files).map()
  }
}

/// Builds a map in passes, each based on the previous ones.
struct MapBuilder {
  let graph: NavigationGraph
  let layers: MapLayers
  let title: String
  /// The files to draw.
  let files: [InterfaceFile]
  /// The additions of an old version.
  var comparison: MapComparison?

  func map() -> AppMap {
    var map = AppMap(title: title, assets: layers.assets)
    map.clusters = clusters()
    map.screens = ScreenBuilder(graph, layers, files, comparison).screens(of: map.clusters)
    let segues = SegueBuilder(graph, layers, files, map.screens, comparison)
    // Positions depend on the links, and arrows on the positions.
    MapPlacement(files: files, segues: segues, comparison: comparison).place(&map)
    segues.addSegues(to: &map)
    map.addArrows()
    map.add(layers.findings)
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
