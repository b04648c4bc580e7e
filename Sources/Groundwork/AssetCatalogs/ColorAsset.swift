/// A named color, with the variant for dark appearance if it has one.
package struct ColorAsset: Hashable, Sendable {
  package var light: ColorValue
  package var dark: ColorValue?

  /// Reads a color set; nil if it cannot be read.
  init?(at folder: String, idioms: [String]) {
    guard let variants = CatalogContents(of: folder)?.variants(in: "colors") else { return nil }
    let sorted = variants.enumerated()
      .sorted {
        ($0.element.rank(idioms: idioms), $0.offset) < ($1.element.rank(idioms: idioms), $1.offset)
      }
      .map(\.element)
    func value(where fits: (String?) -> Bool) -> ColorValue? {
      sorted.filter { fits($0.appearance) }
        .compactMap { $0.values["color"] as? [String: Any] }.compactMap(ColorValue.init).first
    }
    guard let light = value(where: { $0 == nil || $0 == "light" }) else { return nil }
    self.light = light
    dark = value { $0 == "dark" }
  }
}
