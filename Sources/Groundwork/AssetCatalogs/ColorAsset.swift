/// A named color, with the variant for dark appearance if it has one.
package struct ColorAsset: Hashable, Sendable {
  package var light: ColorValue
  package var dark: ColorValue?

  package init(light: ColorValue, dark: ColorValue? = nil) {
    self.light = light
    self.dark = dark
  }

  /// Reads a color set; nil if it cannot be read.
  init?(at folder: String, idioms: [String]) {
    let values = CatalogContents(of: folder)?.appearances(in: "colors", idioms: idioms) {
      ($0.values["color"] as? [String: Any]).flatMap(ColorValue.init)
    }
    guard let values else { return nil }
    (light, dark) = values
  }
}
