package import AppProject
internal import FilesAndPaths

/// The images and named colors of an app, found by the names that storyboards use.
///
/// Nothing outside of the searched folders is read: links are left out, and so are names that lead elsewhere.
package struct AssetIndex: Sendable {
  /// The folders of image sets, symbol sets and color sets, and the files of loose pictures, by name.
  private var paths: [String: [String]] = [:]

  /// Lists what catalogs contain, without reading the images.
  package init(of files: DiscoveredFiles) {
    for catalog in files.assetCatalogs {
      for entry in CatalogEntries(of: catalog).entries {
        paths[entry.name, default: []].append(entry.path)
      }
    }
    for path in files.imageFiles {
      for name in LooseImage.names(for: path) { paths[name, default: []].append(path) }
    }
  }

  /// Returns an image.
  ///
  /// - Parameters:
  ///   - name: The name in a storyboard.
  ///   - folder: The storyboard's folder: the nearest image of the name is preferred.
  ///   - idioms: The devices whose variant is preferred, in order.
  /// - Returns: The image; nil if it doesn't exist, or no variant of it can be shown.
  package func image(
    _ name: String, nearestTo folder: String, idioms: [String] = ["universal"]
  ) -> ImageAsset? {
    for path in sortedPaths(of: name, nearestTo: folder) {
      let image: ImageAsset? =
        switch FilePath.pathExtension(of: path) {
        case "imageset": ImageSet.asset(at: path, idioms: idioms)
        case "symbolset": SymbolSet.asset(at: path, idioms: idioms)
        case "colorset": nil
        default: LooseImage.asset(at: path, isForMac: idioms.contains("mac"))
        }
      if let image { return image }
    }
    return nil
  }

  /// Returns a named color.
  ///
  /// - Parameters:
  ///   - name: The name in a storyboard.
  ///   - folder: The storyboard's folder: the nearest color of the name is preferred.
  ///   - idioms: The devices whose variant is preferred, in order.
  /// - Returns: The color; nil if it doesn't exist, or its file is damaged.
  package func color(
    _ name: String, nearestTo folder: String, idioms: [String] = ["universal"]
  ) -> ColorAsset? {
    for path in sortedPaths(of: name, nearestTo: folder)
    where FilePath.pathExtension(of: path) == "colorset" {
      if let color = ColorAsset(at: path, idioms: idioms) { return color }
    }
    return nil
  }

  /// Returns the paths of a name, sorted by the folders that they share with another; the shortest
  /// path is first among equals.
  private func sortedPaths(of name: String, nearestTo folder: String) -> [String] {
    guard let paths = paths[name], paths.count > 1 else { return paths[name] ?? [] }
    let folders = FilePath.components(of: NormalPath.of(folder))
    let ranked = paths.map { path in
      let components = FilePath.components(of: NormalPath.of(path))
      let shared = zip(components, folders).prefix { $0 == $1 }.count
      return (rank: (-shared, components.count, path), path: path)
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.path)
  }
}
