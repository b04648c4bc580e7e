internal import StoryboardModel

/// The colors that a file gives a navigation bar, tab bar or toolbar; nil for the system's.
struct BarColors {
  var ground: Paint?
  var tint: Paint?
  var title: Paint?
  var largeTitle: Paint?

  /// The background to paint: the file's, or else the system's.
  var fill: Paint { ground ?? .theme(.bar) }
}

extension ColorReading {
  /// Returns the colors that a file gives a bar.
  func bar(_ bar: InterfaceObject?) -> BarColors {
    guard let bar else { return BarColors() }
    let appearance = "\(bar.element)Appearance[standardAppearance]/"
    func color(_ path: String) -> [String: String]? {
      bar.setting(appearance + path) ?? bar.setting(path)
    }
    let isBlack = bar.attributes["barStyle"]?.hasPrefix("black") == true
    return BarColors(
      ground: ground(bar.color("barTintColor"))
        ?? ground(color("color[backgroundColor]")) ?? (isBlack ? .color(Self.blackBar) : nil),
      tint: text(bar.color("tintColor") ?? bar.color("selectedImageTintColor")),
      title: text(color("textAttributes[titleTextAttributes]/color[textColor]")),
      largeTitle: text(color("textAttributes[largeTitleTextAttributes]/color[textColor]")))
  }

  private static let blackBar = RGBColor(red: 28, green: 28, blue: 30)
}

extension Painter.Context {
  /// Returns the context for the items of a bar.
  func on(_ colors: BarColors) -> Self {
    var context = on(colors.fill)
    if let tint = colors.tint { context.tint = tint }
    return context
  }
}
