internal import NavigationGraph
internal import StoryboardDiff
internal import StoryboardModel

/// The additions of an old version to the map of the new one.
struct MapComparison {
  /// All files of the new version.
  let newFiles: [InterfaceFile]
  /// The objects of the new version whose frames are needed, by path.
  private(set) var changedObjects: [String: Set<ObjectID>] = [:]
  /// The old positions of moved scenes on the canvas, by path and by the ids of their screens.
  private(set) var oldLocations: [String: [ObjectID: Point]] = [:]
  let oldScreens: OldScreens
  /// The new versions of changed screens, by their old ones.
  private(set) var successors: [ControllerID: ControllerID] = [:]
  /// The destinations of segues that lead nowhere because of the changes.
  private(set) var broken: [SegueLink.ID: SegueLink.Destination] = [:]

  /// Joins both versions of an app.
  ///
  /// - Parameters:
  ///   - merged: The changed storyboards.
  ///   - files: All files that differ.
  ///   - unchanged: All other files.
  ///   - assets: The app's pictures and named colors.
  init(
    _ merged: [MergedFile], of files: [ComparedFile], unchanged: [ParsedFile], assets: MapAssets
  ) {
    newFiles = Self.storyboards(of: files.map { ($0.new, $0.old) }, and: unchanged)
    let newGraph = NavigationGraph(files: newFiles)
    let oldGraph = NavigationGraph(
      files: Self.storyboards(of: files.map { ($0.old, $0.new) }, and: unchanged))
    var sources: [ControllerID: OldScreens.Source] = [:]
    for merged in merged {
      let path = merged.file.path
      changedObjects[path] = merged.changedObjects
      oldLocations[path] = merged.oldLocations
      for (object, screen) in merged.screens {
        let id = ControllerID(file: path, object: object)
        successors[id] = screen.successor.map { ControllerID(file: path, object: $0) }
        sources[id] = screen.source
      }
    }
    oldScreens = OldScreens(sources, in: oldGraph, assets)
    for file in files { addBroken(file, newGraph, oldGraph) }
  }

  /// Returns the storyboards of one version.
  ///
  /// If a file cannot be read, its other version takes its place, so that no reference to it seems broken.
  private static func storyboards(
    of changed: [(wanted: ParsedFile?, other: ParsedFile?)], and unchanged: [ParsedFile]
  ) -> [InterfaceFile] {
    let versions = changed.compactMap { pair in
      pair.wanted.map { $0.file == nil ? pair.other ?? $0 : $0 }
    }
    return (versions + unchanged).compactMap { version in
      guard var file = version.file, file.kind == .storyboard else { return nil }
      file.path = version.path
      return file
    }
  }

  /// Adds the segues that lead nowhere, except those that already did in the old version.
  private mutating func addBroken(
    _ file: ComparedFile, _ newGraph: NavigationGraph, _ oldGraph: NavigationGraph
  ) {
    let now = newGraph.links[file.path] ?? []
    let before = file.old.flatMap { oldGraph.links[$0.path] } ?? []
    for segue in file.difference.segues {
      guard let place = segue.newIndex, now.indices.contains(place),
        now[place].destination.isMissing
      else { continue }
      let wasMissing = segue.oldIndex.map {
        before.indices.contains($0) && before[$0].destination.isMissing
      }
      if segue.state == .unchanged, wasMissing == true { continue }
      broken[now[place].id] = now[place].destination
    }
  }
}

extension SegueLink.Destination {
  fileprivate var isMissing: Bool {
    switch self {
    case .controller, .exit: false
    default: true
    }
  }
}
