internal import StoryboardModel

extension Shape {
  /// The shape as SVG, with class names of one or two letters.
  var markup: Markup {
    switch self {
    case .box(let frame, let fill, let stroke, let radius):
      // Half of a line is outside of its path, so the path is half a point further inside to show the whole line.
      let place = stroke == nil ? frame : frame.inset(0.5, 0.5)
      return """
        <rect\(fill: fill, stroke: stroke)\(frame: place)\
        \(attribute: "rx", radius > 0 ? radius : nil)/>

        """
    case .line(let start, let end, let paint):
      let way: Markup = start.y == end.y ? "H\(end.x)" : "V\(end.y)"
      return "<path\(fill: nil, stroke: paint) d=\"M\(start)\(way)\"/>\n"
    case .glyph(let glyph, let frame, let paint):
      return """
        <use href="#g-\(safe: glyph.name)"\(glyph: paint)\(frame: frame)/>

        """
    case .text(let shape): return shape.markup
    case .picture(let shape): return shape.markup
    }
  }
}

extension PictureShape {
  /// A part of a picture: the view box of an inner element cuts it out, and scales it.
  fileprivate var markup: Markup {
    let content: Markup =
      if let tint {
        "<rect\(fill: tint, stroke: nil)\(size: size) mask=\"url(#t\(picture))\"/>"
      } else {
        "<use href=\"#p\(picture)\"/>"
      }
    return """
      <svg\(frame: frame) viewBox="\(hundredths: part.x) \(hundredths: part.y) \
      \(hundredths: part.width) \(hundredths: part.height)" preserveAspectRatio="none">\
      \(content)</svg>

      """
  }
}

extension TextShape {
  fileprivate var markup: Markup {
    let (x, anchor): (Double, String?) =
      switch alignment {
      case .leading: (frame.minX, nil)
      case .center: (frame.midX, "c")
      case .trailing: (frame.maxX, "e")
      }
    var y = frame.midY + size * 0.35 - lineHeight * Double(lines.count - 1) / 2
    let isOne = lines.count == 1
    var text: Markup = """
      <text\(classes: [paint.className("f"), anchor, isBold ? "b" : nil])\
      \(color: paint.fileColor, as: "fill")\(attribute: "x", x)\(attribute: "y", isOne ? y : nil)\
      \(attribute: "font-size", size)\(attribute: "textLength", fittedWidth)\
      \(attribute: "lengthAdjust", fittedWidth == nil ? nil : "spacingAndGlyphs")>
      """
    if isOne {
      text += "\(lines[0])"
    } else {
      for line in lines {
        if !line.isEmpty { text += "<tspan x=\"\(x)\" y=\"\(y)\">\(line)</tspan>" }
        y += lineHeight
      }
    }
    text += "</text>\n"
    return text
  }
}

extension Markup {
  /// Adds the attributes for a fill and a stroke color; nil paints nothing.
  fileprivate mutating func appendInterpolation(fill: Paint?, stroke: Paint?) {
    appendInterpolation(
      classes: [fill?.className("f"), fill == nil ? "o" : nil, stroke?.className("s")])
    appendInterpolation(color: fill?.fileColor, as: "fill")
    appendInterpolation(color: stroke?.fileColor, as: "stroke")
  }

  /// Adds the attributes of a glyph, which consists of strokes in the color of its context.
  fileprivate mutating func appendInterpolation(glyph paint: Paint) {
    appendInterpolation(classes: [paint.className("s")])
    appendInterpolation(color: paint.fileColor, as: "stroke")
  }

  fileprivate mutating func appendInterpolation(classes: [String?]) {
    let names = classes.compactMap(\.self)
    guard !names.isEmpty else { return }
    appendInterpolation(attribute: "class", names.joined(separator: " "))
  }

  fileprivate mutating func appendInterpolation(color: RGBColor?, as name: String) {
    guard let color else { return }
    self += " \(safe: name)=\"#\(safe: color.digits)\""
    let hundredths = Int((color.alpha * 100).rounded())
    guard hundredths < 100 else { return }
    self += " \(safe: name)-opacity=\"0.\(safe: hundredths < 10 ? "0" : "")\(hundredths)\""
  }
}

extension Paint {
  /// The class of the color for a use, fill (`f`) or stroke (`s`); nil for a color from the file.
  fileprivate func className(_ use: String) -> String? {
    switch self {
    case .theme(let theme): use + theme.letter
    case .named(let light, let dark): use + SVGColors.name(light, dark)
    case .color: nil
    }
  }

  /// The color from the file; nil for one that has a class.
  fileprivate var fileColor: RGBColor? {
    if case .color(let color) = self { color } else { nil }
  }
}

extension ThemeColor {
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
