internal import AssetCatalogs
internal import StoryboardDiff
internal import StoryboardModel

/// Converts the colors of a file.
///
/// Plain white, similar grays and black text become colors that follow the appearance, so that a
/// map is readable in light and dark; other colors stay as they are in the file.
struct ColorReading {
  /// The values of named colors in the file.
  let named: [String: [String: String]]
  /// The values of named colors in the app's asset catalogs, which take precedence over the file's.
  let assets: [String: ColorAsset]
  /// The global tint; nil if the file has none.
  var tint: Paint?

  init(named: [String: [String: String]] = [:], assets: [String: ColorAsset] = [:]) {
    self.named = named
    self.assets = assets
  }

  /// Creates a value for a file and the colors of its app.
  init(_ file: InterfaceFile, _ assets: MapAssets) {
    self.init(named: file.namedColors, assets: assets.colors[file.path] ?? [:])
    tint = text(file.globalTint)
  }

  /// Returns a view's background from a setting; nil if it is missing or clear.
  func ground(_ attributes: [String: String]?) -> Paint? {
    guard let paint = paint(attributes) else { return nil }
    guard case .color(let color) = paint, color.isGray, color.alpha > 0.95 else { return paint }
    switch color.luminance {
    case 0.985...: return .theme(.ground)
    case 0.9...: return .theme(.grouped)
    default: return paint
    }
  }

  /// Returns the background of a translucent view; nil if it is missing or clear.
  func ground(_ attributes: [String: String]?, alpha: Double) -> Paint? {
    guard alpha < 0.95 else { return ground(attributes) }
    switch paint(attributes) {
    case .color(let color): return .color(color.faded(alpha))
    case .named(let light, let dark): return .named(light.faded(alpha), dark: dark.faded(alpha))
    case .theme(let theme): return alpha < 0.5 ? nil : .theme(theme)
    case nil: return nil
    }
  }

  /// Returns the background of a view that has one even if the file sets none; nil if it is clear.
  func ground(_ attributes: [String: String]?, standard: Paint) -> Paint? {
    ground(attributes) ?? (isClear(attributes) ? nil : standard)
  }

  /// Whether the file sets a color that is invisible.
  func isClear(_ attributes: [String: String]?) -> Bool {
    guard let attributes, paint(attributes) == nil else { return false }
    guard let name = attributes["name"] else { return ColorComponents(attributes) != nil }
    return assets[name]?.light.rgb != nil || named[name].flatMap(ColorComponents.init) != nil
  }

  /// Returns a text's color from a setting; nil if it is missing.
  func text(_ attributes: [String: String]?) -> Paint? {
    guard let paint = paint(attributes) else { return nil }
    guard case .color(let color) = paint, color.isGray else { return paint }
    switch color.luminance {
    case 0.75...: return paint
    case 0.5...: return .theme(.faintLabel)
    case 0.3...: return .theme(.secondaryLabel)
    default: return .theme(color.alpha < 0.75 ? .secondaryLabel : .label)
    }
  }

  /// Returns any color; nil for a clear or unknown one.
  func paint(_ attributes: [String: String]?) -> Paint? {
    guard let attributes else { return nil }
    if let system = attributes["systemColor"] ?? attributes["cocoaTouchSystemColor"] {
      return SystemColors.paint(system)
    }
    if let name = attributes["name"] {
      if let color = assets[name] { return paint(color) }
      if let value = named[name], value["name"] == nil { return paint(value) }
      return SystemColors.paint(name)
    }
    guard let color = ColorComponents(attributes), color.alpha > 0.02 else { return nil }
    return .color(RGBColor(color))
  }

  private func paint(_ color: ColorAsset) -> Paint? {
    switch (color.light, color.light.rgb, color.dark?.rgb) {
    case (.system(let name), _, _): SystemColors.paint(name)
    case (_, let light?, let dark?) where light != dark:
      light.alpha > 0.02 || dark.alpha > 0.02 ? .named(light, dark: dark) : nil
    case (_, let light, _): light.flatMap { $0.alpha > 0.02 ? .color($0) : nil }
    }
  }
}

extension ColorValue {
  /// The color; nil for one that the system defines.
  var rgb: RGBColor? {
    guard case .components(let red, let green, let blue, let alpha) = self else { return nil }
    return RGBColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension RGBColor {
  fileprivate func faded(_ alpha: Double) -> RGBColor {
    var color = self
    color.alpha = (color.alpha * alpha * 100).rounded() / 100
    return color
  }

  /// Returns the opaque color that is seen where this one covers another.
  fileprivate func over(_ other: RGBColor) -> RGBColor {
    func mixed(_ own: UInt8, _ behind: UInt8) -> Double {
      (Double(own) * alpha + Double(behind) * (1 - alpha)) / 255
    }
    return RGBColor(
      red: mixed(red, other.red), green: mixed(green, other.green),
      blue: mixed(blue, other.blue), alpha: 1)
  }

  fileprivate static func gray(_ luminance: Double) -> RGBColor {
    RGBColor(red: luminance, green: luminance, blue: luminance, alpha: 1)
  }

  fileprivate init(_ color: ColorComponents) {
    self.init(
      red: color.red, green: color.green, blue: color.blue,
      alpha: (min(max(color.alpha, 0), 1) * 20).rounded() / 20)
  }

  /// Creates a color of components from 0 to 1.
  fileprivate init(red: Double, green: Double, blue: Double, alpha: Double) {
    func byte(_ component: Double) -> UInt8 { UInt8((min(max(component, 0), 1) * 255).rounded()) }
    self.init(red: byte(red), green: byte(green), blue: byte(blue), alpha: alpha)
  }
}

extension Paint {
  /// The luminance in a light appearance.
  var luminance: Double {
    switch self {
    case .color(let color), .named(let color, _):
      color.alpha * color.luminance + (1 - color.alpha)
    case .theme(let theme):
      switch theme {
      case .ground, .white: 1
      case .grouped, .bar, .fill: 0.95
      case .strongFill, .separator: 0.85
      case .label: 0.1
      case .secondaryLabel, .accent, .red: 0.45
      case .green, .faintLabel: 0.6
      }
    }
  }

  /// Whether the color follows the appearance: a theme color, or a named one that is light by day
  /// and dark by night.
  var followsAppearance: Bool {
    switch self {
    case .theme: true
    case .color: false
    case .named(let light, let dark): light.luminance > 0.55 && dark.luminance < 0.55
    }
  }

  /// Returns the color that is seen over a background: a mixture if this color is translucent.
  func over(_ ground: Paint) -> Paint {
    let (day, night) = ground.colors
    return switch self {
    case .theme: self
    case .color(let color):
      color.alpha > 0.95 ? self : .named(color.over(day), dark: color.over(night))
    case .named(let light, let dark): .named(light.over(day), dark: dark.over(night))
    }
  }

  /// Colors that are about as light as this one in a light and in a dark appearance.
  private var colors: (day: RGBColor, night: RGBColor) {
    switch self {
    case .color(let color): (color, color)
    case .named(let light, let dark): (light, dark)
    case .theme(.white): (.gray(1), .gray(1))
    case .theme: (.gray(luminance), .gray(0.13))
    }
  }

  /// Returns this color if it is readable on a background, or else a readable one.
  func readable(on ground: Paint) -> Paint {
    switch (self, ground.followsAppearance) {
    // The app chose both of its variants.
    case (.named, _): return self
    case (.theme(.white), true), (.color, true):
      // The text is probably above an image.
      return abs(luminance - ground.luminance) < 0.2 ? .theme(.secondaryLabel) : self
    case (.theme, true): return self
    case (.theme(let theme), false):
      let isDark = ground.luminance < 0.55
      switch theme {
      case .label: return isDark ? .theme(.white) : .color(RGBColor(red: 28, green: 28, blue: 30))
      case .secondaryLabel, .faintLabel:
        return isDark
          ? .color(RGBColor(red: 220, green: 220, blue: 225))
          : .color(RGBColor(red: 110, green: 110, blue: 115))
      default: return abs(luminance - ground.luminance) < 0.2 ? .theme(.white) : self
      }
    case (.color, false):
      guard abs(luminance - ground.luminance) < 0.12 else { return self }
      return ground.luminance < 0.55
        ? .theme(.white) : .color(RGBColor(red: 28, green: 28, blue: 30))
    }
  }
}
