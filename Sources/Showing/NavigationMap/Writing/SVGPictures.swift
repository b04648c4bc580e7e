internal import AssetCatalogs

/// The pictures that the drawings of a map use, each once, as data.
enum SVGPictures {
  /// Returns the definitions of pictures: `#p0` is a picture in its own colors, `#t0` a mask of its opaque parts.
  static func definitions(for map: AppMap) -> Markup {
    var used: Set<Int> = []
    var tinted: Set<Int> = []
    for screen in map.screens {
      for case .picture(let shape) in screen.drawing.shapes {
        used.insert(shape.picture)
        if shape.tint != nil { tinted.insert(shape.picture) }
      }
    }
    var definitions: Markup = ""
    for (number, picture) in map.assets.pictures.enumerated() where used.contains(number) {
      definitions += definition(of: picture, number)
      guard tinted.contains(number) else { continue }
      // In a mask, only the opacity counts, not the color.
      definitions += """
        <mask id="t\(number)" mask-type="alpha" maskUnits="userSpaceOnUse" x="0" y="0"\
        \(size: picture.size)><use href="#p\(number)"/></mask>

        """
    }
    return definitions
  }

  private static func definition(of picture: ImageAsset, _ number: Int) -> Markup {
    let light = attributes(of: picture.light, picture.size)
    guard let dark = picture.dark else { return "<image id=\"p\(number)\"\(light)/>\n" }
    return """
      <g id="p\(number)"><image class="by-day"\(light)/>
      <image class="by-night"\(attributes(of: dark, picture.size))/>
      </g>

      """
  }

  private static func attributes(of file: ImageFile, _ size: MapSize) -> Markup {
    """
    \(size: size) preserveAspectRatio="none" href="data:\(file.type.rawValue);base64,\(base64: file.bytes)"
    """
  }
}
