package import StoryboardModel

/// A screen's views as a few shapes, back to front, clipped to the screen.
package struct Drawing: Sendable {
  package var size: MapSize
  package var shapes: [Shape] = []
  /// The bars that containers and the system add.
  package var bars: [DrawnBar] = []
  /// The frames of the objects that fire segues, in the order of the file.
  package var controls: [DrawnControl] = []
  /// The frames of the visible container views.
  package var containers: [DrawnControl] = []
  /// Whether the drawing is longer than the screen, to show something below the screen's edge.
  package var isLong = false
  /// The number of views that the shapes show.
  package var views = 0
  /// The number of these views that have no position in the file, so that the drawing chose one.
  package var unpositionedViews = 0

  /// The frames of ``controls`` by object; the first if an object has two.
  var controlFrames: [ObjectID: Rect] {
    Dictionary(controls.map { ($0.object, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A bar that is not one of the screen's views.
package struct DrawnBar: Sendable {
  /// The indices of the bar's shapes in the drawing.
  package var shapes: Range<Int>
  /// Whether the drawing of an embedded screen leaves the bar out, as it does for the status bar
  /// and for a tab bar around the screen.
  package var isOuter: Bool
}

/// An object that fires segues, or a container view, on its screen.
package struct DrawnControl: Hashable, Sendable {
  package var object: ObjectID
  package var frame: Rect
}

/// The shapes that drawings consist of.
package enum Shape: Hashable, Sendable {
  case box(Rect, fill: Paint?, stroke: Paint?, radius: Double)
  case line(Point, Point, Paint)
  case text(TextShape)
  case glyph(Glyph, Rect, Paint)
  case picture(PictureShape)
}

/// A picture, or a part of it.
package struct PictureShape: Hashable, Sendable {
  /// The number of the picture among those of the map's assets.
  package var picture: Int
  /// The size of the whole picture, in points.
  package var size: MapSize
  /// The visible part on the screen.
  package var frame: Rect
  /// The same part of the picture, in its own points.
  package var part: Rect
  /// The color of the picture's opaque parts; nil for the colors of the picture itself.
  package var tint: Paint?
}

/// Lines of text, already broken and cut to fit.
package struct TextShape: Hashable, Sendable {
  package var lines: [String]
  /// The frame of the lines, in which the text is vertically centered.
  package var frame: Rect
  package var size: Double
  package var isBold: Bool
  package var alignment: Alignment
  package var paint: Paint
  /// The width to squeeze a single line into, because a frame was made for another font; nil if it
  /// is narrower anyway.
  package var fittedWidth: Double?

  package enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  /// The distance between the baselines of two lines, in points.
  package var lineHeight: Double { (size * 1.2).rounded() }
}

/// A color: one that follows the appearance, or one from the file.
package enum Paint: Hashable, Sendable {
  case theme(ThemeColor)
  case color(RGBColor)
  /// A named color with a variant for dark appearance.
  case named(RGBColor, dark: RGBColor)
}

/// The colors that follow the light or dark appearance.
package enum ThemeColor: String, Hashable, Sendable, CaseIterable {
  /// A screen's background.
  case ground
  /// The background of grouped tables, and of bars.
  case grouped
  case bar
  /// Fields, placeholders and the like, on a background.
  case fill
  case strongFill
  case separator
  case label
  case secondaryLabel
  case faintLabel
  /// Anything that can be tapped.
  case accent
  case green
  case red
  case white
}

/// A color from the file, each component from 0 to 255.
package struct RGBColor: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// From 0 to 1.
  package var alpha: Double

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// From 0, black, to 1, white.
  package var luminance: Double {
    (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255
  }

  /// Whether the color is gray.
  package var isGray: Bool {
    let most = max(red, green, blue)
    let least = min(red, green, blue)
    return most - least < 14
  }
}
