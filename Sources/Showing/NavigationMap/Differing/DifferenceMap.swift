internal import Findings
internal import NavigationGraph
package import StoryboardDiff
package import StoryboardModel

extension AppMap {
  /// Draws the storyboards and xibs that changed, with removed scenes in their old place, and each
  /// changed screen next to its old version.
  ///
  /// The other files aren't drawn. They tell where references lead, and which containers screens are in.
  ///
  /// - Parameters:
  ///   - files: The files with both of their versions.
  ///   - unchanged: All other storyboards of the app.
  ///   - assets: The app's pictures and named colors.
  ///   - title: The page's title.
  package init(
    differences files: [ComparedFile], unchanged: [ParsedFile] = [],
    assets: MapAssets = MapAssets(), title: String
  ) {
    let files = files.map(\.withScenesOfXib)
    // A file that was only moved looks the same.
    let merged = files.filter {
      $0.difference.status != .unchanged || !$0.difference.oldLocations.isEmpty
    }.compactMap(MergedFile.init)
    let comparison = MapComparison(merged, of: files, unchanged: unchanged, assets: assets)
    let drawn = Set(merged.map(\.file.path))
    let others = comparison.newFiles.filter { !drawn.contains($0.path) }
    let graph = NavigationGraph(files: merged.map(\.file) + others)
    let reachability = Reachability(
      in: graph, rule: .initialControllers, startingAt: graph.files.map(\.path))
    var layers = MapLayers(reachability: reachability)
    layers.assets = assets
    self = MapBuilder(
      graph: graph, layers: layers, title: title,
      files: graph.files.filter { drawn.contains($0.path) }, comparison: comparison
    ).map()
    let mergedFiles = Dictionary(
      merged.map { ($0.file.path, $0) }, uniquingKeysWith: { first, _ in first })
    addChangesToScreens(mergedFiles)
    addChangesToSegues(mergedFiles)
    for index in clusters.indices {
      clusters[index].changes = mergedFiles[clusters[index].path]?.fileChanges ?? []
    }
    addPaths(of: files, drawn: drawn)
  }

  private mutating func addChangesToScreens(_ files: [String: MergedFile]) {
    var keys: [String: [ObjectID: String]] = [:]
    for screen in screens {
      keys[clusters[screen.cluster].path, default: [:]][screen.object] = screen.key
    }
    for index in screens.indices {
      let path = clusters[screens[index].cluster].path
      let file = files[path]
      let merged = file?.screens[screens[index].object]
      // Objects have the paths from which their version was read.
      screens[index].location.file = path
      // Other files and code, which were not read, may lead to the screen.
      screens[index].unreached = nil
      screens[index].depth = nil
      screens[index].change = merged?.state ?? .unchanged
      screens[index].changes = merged?.changes ?? []
      screens[index].boxes = file?.boxes(on: screens[index]) ?? []
      screens[index].successor = merged?.successor.flatMap { keys[path]?[$0] }
    }
  }

  private mutating func addChangesToSegues(_ files: [String: MergedFile]) {
    for index in segues.indices {
      // Code isn't read for a map of two versions, so every segue is one of a file.
      guard let link = segues[index].link else { continue }
      let merged = files[link.file]?.segues[link.index]
      segues[index].location.file = link.file
      segues[index].change = merged?.state ?? .unchanged
      segues[index].changes = merged?.changes ?? []
    }
  }

  /// Adds the old paths of moved files, and the files that differ without being drawn.
  private mutating func addPaths(of files: [ComparedFile], drawn: Set<String>) {
    var difference = MapDifference()
    var oldPaths: [String: String] = [:]
    for file in files where file.difference.isSignificant {
      let old = file.difference.isRenamed ? file.old?.path : nil
      if drawn.contains(file.path) {
        oldPaths[file.path] = old
      } else {
        difference.undrawn.append(MapDifference.UndrawnFile(path: file.path, oldPath: old))
      }
    }
    for index in clusters.indices { clusters[index].oldPath = oldPaths[clusters[index].path] }
    self.difference = difference
  }
}

extension ComparedFile {
  /// The file, with the views at the top of a xib as its scenes.
  fileprivate var withScenesOfXib: ComparedFile {
    guard (new ?? old)?.file?.kind == .xib, difference.status != .unreadable else { return self }
    func document(_ version: ParsedFile?) -> ParsedFile? {
      guard var document = version else { return nil }
      document.file = version?.file.map(XibGroups.document)
      return document
    }
    return ComparedFile(document(old), document(new))
  }
}
