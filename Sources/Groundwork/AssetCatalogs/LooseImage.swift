internal import FilesAndPaths

/// A picture outside of asset catalogs, named by its file.
enum LooseImage {
  /// Returns the names by which storyboards can refer to a file.
  ///
  /// For `Star@2x~ipad.png`, these are the file's name, `Star.png` and `Star`.
  static func names(for path: String) -> Set<String> {
    let name = FilePath.name(of: path)
    let ending = name.suffix(FilePath.pathExtension(of: name).count)
    let stem = parts(of: name).stem
    return ending.isEmpty ? [name] : [name, stem, "\(stem).\(ending)"]
  }

  /// Returns the image; nil if it cannot be shown.
  static func asset(at path: String, isForMac: Bool) -> ImageAsset? {
    guard let bytes = CatalogFile.bytes(at: path, limit: ImageFile.limit(of: path)),
      let file = ImageFile(bytes, scale: parts(of: FilePath.name(of: path)).scale)
    else { return nil }
    // AppKit treats an image as a template if its name ends in `Template`.
    let isTemplate = isForMac && parts(of: FilePath.name(of: path)).stem.hasSuffix("Template")
    return ImageAsset(light: file, rendering: isTemplate ? .template : .automatic)
  }

  /// Splits `Star@2x~ipad.png` into its stem and scale.
  private static func parts(of name: String) -> (stem: String, scale: Double) {
    let ending = FilePath.pathExtension(of: name)
    var stem = ending.isEmpty ? name : String(name.dropLast(ending.count + 1))
    for device in ["~ipad", "~iphone"] where stem.hasSuffix(device) {
      stem.removeLast(device.count)
    }
    for scale in [2.0, 3] where stem.hasSuffix("@\(Int(scale))x") {
      stem.removeLast(3)
      return (stem, scale)
    }
    return (stem, 1)
  }
}
