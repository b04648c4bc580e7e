/// An image set of a catalog.
enum ImageSet {
  /// Returns the image; nil if none of its files can be shown.
  static func asset(at folder: String, idioms: [String]) -> ImageAsset? {
    guard let contents = CatalogContents(of: folder),
      let files = contents.appearances(in: "images", idioms: idioms, { file($0, in: folder) })
    else { return nil }
    let rendering: ImageAsset.Rendering =
      switch contents.properties["template-rendering-intent"] as? String {
      case "template": .template
      case "original": .original
      default: .automatic
      }
    return ImageAsset(light: files.light, dark: files.dark, rendering: rendering)
  }

  private static func file(_ variant: CatalogContents.Variant, in folder: String) -> ImageFile? {
    guard let name = variant.values["filename"] as? String,
      let bytes = CatalogFile.bytes(named: name, in: folder, limit: ImageFile.limit(of: name))
    else { return nil }
    return ImageFile(bytes, scale: variant.scale ?? 1)
  }
}
