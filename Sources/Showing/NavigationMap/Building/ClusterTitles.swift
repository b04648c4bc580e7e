internal import FilesAndPaths

/// Titles of storyboards and of folders with xibs: their names, with a folder if several have the same name.
enum ClusterTitles {
  /// A place on the page that needs a title.
  struct Item {
    var path: String
    /// Whether the path is that of a folder with xibs.
    var isXibs: Bool

    fileprivate var name: String {
      isXibs ? FilePath.name(of: path) : ClusterKeys.stem(of: path)
    }

    fileprivate var folders: [String] {
      FilePath.components(of: FilePath.folder(of: path))
    }
  }

  /// Returns a title for each item, in their order.
  static func titles(of items: [Item]) -> [String] {
    var titles = items.map { title(of: $0) }
    for group in Dictionary(grouping: items.indices, by: { titles[$0] }).values
    where group.count > 1 {
      let paths = group.map { items[$0].folders }
      // Storyboards of different targets are often in folders of the same language.
      let places = paths.map { $0.filter { FilePath.pathExtension(of: $0) != "lproj" } }
      let folders =
        Self.folders(of: places) ?? Self.folders(of: paths) ?? Self.ends(of: places)
        ?? Self.ends(of: paths) ?? paths.map { $0.joined(separator: "/") }
      for (index, folder) in zip(group, folders) {
        titles[index] = title(of: items[index], folder: folder)
      }
    }
    return titles
  }

  private static func title(of item: Item, folder: String = "") -> String {
    var title = item.name
    if item.isXibs { title = title.isEmpty ? "Xibs" : "Xibs in \(title)" }
    return folder.isEmpty ? title : "\(title) (\(folder))"
  }

  /// Returns the folder that tells each path apart: `iOS` and `Mac` for `iOS/UI` and `Mac/UI`; empty for a path that
  /// is the end of another.
  ///
  /// The result is nil if two of these folders have the same name.
  private static func folders(of paths: [[String]]) -> [String]? {
    let found = uniqueEnds(of: paths).map { $0?.first ?? "" }
    return Set(found).count == found.count ? found : nil
  }

  /// Returns the shortest end of each path that no other path has; nil if there is none.
  private static func ends(of paths: [[String]]) -> [String]? {
    let ends = uniqueEnds(of: paths).compactMap { $0?.joined(separator: "/") }
    return ends.count == paths.count ? ends : nil
  }

  private static func uniqueEnds(of paths: [[String]]) -> [ArraySlice<String>?] {
    func ends(of path: [String]) -> [ArraySlice<String>] {
      path.indices.reversed().map { path[$0...] }
    }
    let counts = paths.flatMap(ends).reduce(into: [ArraySlice<String>: Int]()) {
      $0[$1, default: 0] += 1
    }
    return paths.map { path in ends(of: path).first { counts[$0] == 1 } }
  }
}
