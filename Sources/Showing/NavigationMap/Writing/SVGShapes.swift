internal import StoryboardModel

/// The shapes of drawings as SVG, with class names of one or two letters.
extension ByteText {
  mutating func add(_ shape: Shape) {
    switch shape {
    case .box(let frame, let fill, let stroke, let radius):
      add("<rect")
      paint(fill, stroke)
      // A line is drawn on both sides of its path: half a point further inside, it is fully
      // visible.
      self.frame(stroke == nil ? frame : frame.inset(0.5, 0.5))
      if radius > 0 { attribute("rx", radius) }
      add("/>\n")
    case .line(let start, let end, let paint):
      add("<path")
      self.paint(nil, paint)
      add(" d=\"M")
      add(start.x)
      add(" ")
      add(start.y)
      if start.y == end.y {
        add("H")
        add(end.x)
      } else {
        add("V")
        add(end.y)
      }
      add("\"/>\n")
    case .glyph(let glyph, let frame, let paint):
      add("<use href=\"#g-")
      add(safe: glyph.rawValue)
      add("\"")
      // Glyphs are strokes in the color of their context.
      self.paint(.none, paint, isGlyph: true)
      self.frame(frame)
      add("/>\n")
    case .text(let shape): add(shape)
    case .picture(let shape): add(shape)
    }
  }

  /// Adds a part of a picture: the view box of an inner element cuts it out, and scales it.
  private mutating func add(_ shape: PictureShape) {
    add("<svg")
    frame(shape.frame)
    add(" viewBox=\"")
    for (index, number) in [shape.part.x, shape.part.y, shape.part.width, shape.part.height]
      .enumerated()
    {
      if index > 0 { add(" ") }
      add(hundredths: number)
    }
    add("\" preserveAspectRatio=\"none\">")
    if let tint = shape.tint {
      add("<rect")
      paint(tint, nil)
      attribute("width", hundredths: shape.size.width)
      attribute("height", hundredths: shape.size.height)
      add(" mask=\"url(#t")
      add(shape.picture)
      add(")\"/>")
    } else {
      add("<use href=\"#p")
      add(shape.picture)
      add("\"/>")
    }
    add("</svg>\n")
  }

  private mutating func add(_ shape: TextShape) {
    let x: Double
    let anchor: StaticString?
    switch shape.alignment {
    case .leading: (x, anchor) = (shape.frame.minX, nil)
    case .center: (x, anchor) = (shape.frame.midX, "c")
    case .trailing: (x, anchor) = (shape.frame.maxX, "e")
    }
    let height = shape.lineHeight
    var y = shape.frame.midY + shape.size * 0.35 - height * Double(shape.lines.count - 1) / 2
    add("<text")
    var classes: [String] = []
    var fill: RGBColor?
    switch shape.paint {
    case .theme(let theme): classes.append(theme.fillClass)
    case .color(let color): fill = color
    case .named(let light, let dark): classes.append("f" + SVGColors.name(light, dark))
    }
    if let anchor { classes.append("\(anchor)") }
    if shape.isBold { classes.append("b") }
    if !classes.isEmpty { attribute("class", classes.joined(separator: " ")) }
    if let fill { add("fill", fill) }
    attribute("x", x)
    if shape.lines.count == 1 { attribute("y", y) }
    attribute("font-size", shape.size)
    if let width = shape.fittedWidth {
      attribute("textLength", width)
      add(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    add(">")
    if shape.lines.count == 1 {
      add(escaping: shape.lines[0])
    } else {
      for line in shape.lines {
        if !line.isEmpty {
          add("<tspan")
          attribute("x", x)
          attribute("y", y)
          add(">")
          add(escaping: line)
          add("</tspan>")
        }
        y += height
      }
    }
    add("</text>\n")
  }

  private mutating func paint(_ fill: Paint?, _ stroke: Paint?, isGlyph: Bool = false) {
    var classes: [String] = []
    if case .theme(let theme) = fill { classes.append(theme.fillClass) }
    if case .named(let light, let dark) = fill {
      classes.append("f" + SVGColors.name(light, dark))
    }
    if case .named(let light, let dark) = stroke {
      classes.append("s" + SVGColors.name(light, dark))
    }
    if fill == nil, !isGlyph { classes.append("o") }
    if case .theme(let theme) = stroke { classes.append(theme.strokeClass) }
    if !classes.isEmpty { attribute("class", classes.joined(separator: " ")) }
    if case .color(let color) = fill { add("fill", color) }
    if case .color(let color) = stroke { add("stroke", color) }
  }

  private mutating func add(_ name: String, _ color: RGBColor) {
    add(safe: " \(name)=\"#")
    for part in [color.red, color.green, color.blue] {
      let digits = String(part, radix: 16)
      if digits.utf8.count == 1 { add("0") }
      add(safe: digits)
    }
    add("\"")
    let hundredths = Int((color.alpha * 100).rounded())
    if hundredths < 100 {
      add(safe: " \(name)-opacity=\"0.")
      if hundredths < 10 { add("0") }
      add(hundredths)
      add("\"")
    }
  }
}

extension ThemeColor {
  var fillClass: String { "f" + letter }
  var strokeClass: String { "s" + letter }

  /// The letter for a color in class names.
  var letter: String {
    switch self {
    case .ground: "g"
    case .grouped: "p"
    case .bar: "t"
    case .fill: "f"
    case .strongFill: "h"
    case .separator: "s"
    case .label: "l"
    case .secondaryLabel: "m"
    case .faintLabel: "n"
    case .accent: "a"
    case .green: "v"
    case .red: "r"
    case .white: "w"
    }
  }
}
