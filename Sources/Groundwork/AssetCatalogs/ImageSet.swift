/// An image set of a catalog.
struct ImageSet {
  private let folder: String
  private let contents: CatalogContents

  /// Returns nil if the set cannot be read.
  init?(at folder: String) {
    guard let contents = CatalogContents(of: folder) else { return nil }
    self.folder = folder
    self.contents = contents
  }

  /// Returns the image; nil if none of its files can be shown.
  func asset(idioms: [String]) -> ImageAsset? {
    guard let light = file(idioms: idioms, where: { $0 == nil || $0 == "light" }) else {
      return nil
    }
    var asset = ImageAsset(light: light, dark: file(idioms: idioms) { $0 == "dark" })
    switch contents.properties["template-rendering-intent"] as? String {
    case "template": asset.rendering = .template
    case "original": asset.rendering = .original
    default: break
    }
    return asset
  }

  /// Returns the best readable file for an appearance.
  private func file(idioms: [String], where fits: (String?) -> Bool) -> ImageFile? {
    let variants = contents.variants(in: "images").filter { fits($0.appearance) }
      .enumerated().sorted { first, second in
        let (one, other) = (first.element, second.element)
        return (one.rank(idioms: idioms), Self.preference(one.scale), first.offset)
          < (other.rank(idioms: idioms), Self.preference(other.scale), second.offset)
      }
    return variants.lazy.map(\.element).compactMap(file).first
  }

  private func file(_ variant: CatalogContents.Variant) -> ImageFile? {
    guard let name = variant.values["filename"] as? String,
      let bytes = CatalogFile.bytes(named: name, in: folder, limit: ImageFile.limit(of: name))
    else { return nil }
    return ImageFile(bytes, scale: variant.scale ?? 1)
  }

  /// Returns the rank of a scale; lower is better.
  ///
  /// Two pixels per point are sharp on most displays, and three take twice as many bytes.
  private static func preference(_ scale: Double?) -> Int {
    switch scale {
    case nil, 2: 0
    case 1: 1
    default: 2
    }
  }
}

extension CatalogContents.Variant {
  /// The pixels per point; nil for one file for all scales.
  fileprivate var scale: Double? {
    guard let text = values["scale"] as? String, text.hasSuffix("x"),
      let scale = Double(text.dropLast()), (1...4).contains(scale)
    else { return nil }
    return scale
  }
}
