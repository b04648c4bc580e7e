internal import AssetCatalogs

/// The named colors of a map that differ in light and dark appearance, as rules of its style sheet.
enum SVGColors {
  /// Returns the name of a pair of colors in class names and variables.
  static func name(_ light: RGBColor, _ dark: RGBColor) -> String {
    "k\(hexadecimal(light))-\(hexadecimal(dark))"
  }

  /// Returns the rules for all pairs of a map; empty if it has none.
  static func rules(of map: AppMap) -> String {
    var pairs: [String: (light: RGBColor, dark: RGBColor)] = [:]
    for color in map.assets.colors.values.flatMap(\.values) {
      if let light = color.light.rgb, let dark = color.dark?.rgb, light != dark {
        pairs[name(light, dark)] = (light, dark)
      }
    }
    guard !pairs.isEmpty else { return "" }
    let variables = pairs.sorted { $0.key < $1.key }.map { name, pair in
      (name: name, light: "#\(hexadecimal(pair.light))", dark: "#\(hexadecimal(pair.dark))")
    }
    return SVGStyle.appearances(variables)
      + variables.map { SVGStyle.classes($0.name, variable: $0.name) }.joined()
  }

  private static func hexadecimal(_ color: RGBColor) -> String {
    let alpha = UInt8((color.alpha * 255).rounded())
    return color.digits + (alpha < 255 ? RGBColor.digits(of: alpha) : "")
  }
}

extension RGBColor {
  /// The color without its opacity, as in style sheets.
  var digits: String { [red, green, blue].map(Self.digits).joined() }

  fileprivate static func digits(of component: UInt8) -> String {
    (component < 16 ? "0" : "") + String(component, radix: 16)
  }
}
