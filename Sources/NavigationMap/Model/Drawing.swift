package import StoryboardModel

/// A screen's views as a handful of shapes, back to front, clipped to the screen.
package struct Drawing: Sendable {
  package var size: MapSize
  package var shapes: [Shape] = []
  /// Where the objects are that fire segues, in the order of the file.
  package var controls: [DrawnControl] = []
  /// How many views the shapes show.
  package var views = 0
  /// How many of them were given a place, for the file gives none.
  package var placedViews = 0

  package init(size: MapSize) {
    self.size = size
  }

  /// The frames of ``controls`` by object; of two for one object, the first.
  var controlFrames: [ObjectID: Rect] {
    Dictionary(controls.map { ($0.object, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }
}

/// An object that fires segues, on its screen.
package struct DrawnControl: Hashable, Sendable {
  package var object: ObjectID
  package var frame: Rect
}

/// What drawings are made of.
package enum Shape: Hashable, Sendable {
  case box(Rect, fill: Paint?, stroke: Paint?, radius: Double)
  case line(Point, Point, Paint)
  case text(TextShape)
  case glyph(Glyph, Rect, Paint)
}

/// Lines of text, already broken and cut to what fits.
package struct TextShape: Hashable, Sendable {
  package var lines: [String]
  /// Where the lines are: the text stands in its middle from top to bottom.
  package var frame: Rect
  package var size: Double
  package var isBold: Bool
  package var alignment: Alignment
  package var paint: Paint
  /// The width that the one line has to keep to, because a file's frame was made for another font;
  /// nil where it is narrower anyway.
  package var fittedWidth: Double?

  package enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  /// From one line's base to the next, in points.
  package var lineHeight: Double { (size * 1.2).rounded() }
}

/// A colour: one that follows light and dark, or one that the file gives.
package enum Paint: Hashable, Sendable {
  case theme(ThemeColor)
  case color(RGBColor)
}

/// The colours that follow light and dark.
package enum ThemeColor: String, Hashable, Sendable, CaseIterable {
  /// A screen's ground.
  case ground
  /// The ground of grouped tables, and of bars.
  case grouped
  case bar
  /// Fields, placeholders and the like, on a ground.
  case fill
  case strongFill
  case separator
  case label
  case secondaryLabel
  case faintLabel
  /// What can be tapped.
  case accent
  case green
  case red
  case white
}

/// A colour of the file, each component from 0 to 255.
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

  /// Whether it is a grey.
  package var isGrey: Bool {
    let most = max(red, green, blue)
    let least = min(red, green, blue)
    return most - least < 14
  }
}
