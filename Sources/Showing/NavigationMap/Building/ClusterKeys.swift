internal import FilesAndPaths

/// Unique keys for storyboards: the file's name, with as many folders before it as necessary.
enum ClusterKeys {
  /// Returns a key for each path, in their order.
  static func keys(for paths: [String]) -> [String] {
    let names = paths.map { path -> [String] in
      var components = FilePath.components(of: path)
      if let last = components.popLast() { components.append(stem(of: last)) }
      return components.map(MapKeys.slug)
    }
    var lengths = [Int](repeating: 1, count: paths.count)
    // Lengthen the keys that several paths share, until they are unique or complete.
    while true {
      let ends = zip(names, lengths).map { $0.suffix($1).joined(separator: "/") }
      let counts = Dictionary(grouping: ends.indices) { ends[$0] }
      let shared = counts.values.filter { $0.count > 1 }.joined()
        .filter { lengths[$0] < names[$0].count }
      if shared.isEmpty {
        var keys = UniqueNames(separator: "~")
        return ends.map { keys.add($0) }
      }
      for index in shared { lengths[index] += 1 }
    }
  }

  /// A file's name without its extension.
  static func stem(of path: String) -> String {
    let name = FilePath.name(of: path)
    let ending = FilePath.pathExtension(of: name)
    return ending.isEmpty ? name : String(name.dropLast(ending.count + 1))
  }
}
