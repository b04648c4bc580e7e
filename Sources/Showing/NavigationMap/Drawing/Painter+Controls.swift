internal import StoryboardModel

/// Controls of UIKit.
extension Painter {
  mutating func paintButton(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let configuration = view.setting("buttonConfiguration[configuration]")
    let style = configuration?["style"]
    let ground = colors.ground(view.color("baseBackgroundColor") ?? view.color("backgroundColor"))
    let context = paintGround(ground, ofButton: view, style, in: frame, context)
    let words = view.words(
      (configuration == nil ? ["normal"] : []) + ["title", "attributedTitle"])
    let textStyle = TextStyle(
      Font(of: view, standard: 15), alignment: alignment(ofContent: view),
      paint: color(ofButton: view, style, on: ground, context))
    let icon =
      view.imageName.map { Icon.named($0) }
      ?? view.attributes["buttonType"].flatMap { Self.typeGlyphs[$0] }.map(Icon.glyph)
    guard let icon else {
      if words.isEmpty, ground == nil, style == nil {
        // Invisible, but it can be tapped.
        box(frame, stroke: .theme(.separator), radius: 4, context)
      }
      let lines = frame.height > textStyle.font.size * 2.4 ? 3 : 1
      return text(words, in: frame, textStyle, lines: lines, context)
    }
    let tints = style != nil || view.attributes["buttonType"] == "system"
    paint(icon, before: words, in: frame, textStyle, tints: tints, context)
  }

  /// Paints the background and its image, and returns the context of what is in front of it.
  private mutating func paintGround(
    _ ground: Paint?, ofButton view: InterfaceObject, _ style: String?, in frame: Rect,
    _ context: Context
  ) -> Context {
    var inner = ground.map(context.on) ?? context
    switch style {
    case "filled":
      let fill = ground ?? context.tint
      box(frame, fill: fill, radius: 7, context)
      inner.ground = fill.followsAppearance && ground == nil ? .color(Self.accentGround) : fill
    case "gray", "tinted": box(frame, fill: ground ?? .theme(.fill), radius: 7, context)
    default: box(frame, fill: ground, radius: 4, context)
    }
    if let name = view.setting("state[normal]")?["backgroundImage"],
      case .picture(let number, let picture) = pictures[name]
    {
      self.picture(number, picture, at: frame, in: frame, tint: nil, inner)
    }
    return inner
  }

  private func color(
    ofButton view: InterfaceObject, _ style: String?, on ground: Paint?, _ context: Context
  ) -> Paint {
    if let own = colors.text(view.color("baseForegroundColor") ?? view.color("titleColor")) {
      return own
    }
    guard style == "filled" else {
      return view.attributes["enabled"] == "NO" ? .theme(.faintLabel) : context.tint
    }
    switch ground ?? context.tint {
    // A black or dark gray tint is light in a dark appearance.
    case .theme(.label), .theme(.secondaryLabel): return .theme(.ground)
    default: return .theme(.white)
    }
  }

  /// Paints an icon with the words to its right, both aligned together.
  private mutating func paint(
    _ icon: Icon, before words: String, in frame: Rect, _ style: TextStyle, tints: Bool,
    _ context: Context
  ) {
    let tint = style.paint.readable(on: context.ground)
    let side = min(frame.height * 0.8, words.isEmpty ? 30 : style.font.size + 5)
    if words.isEmpty {
      return paint(icon, in: frame, side: side, tint: tint, tints: tints, context)
    }
    let size = size(
      of: icon, side: side, limit: MapSize(width: frame.width / 2, height: frame.height))
    let width = min(style.font.width(of: words), frame.width)
    let left =
      switch style.alignment {
      case .leading: frame.minX
      case .center: max(frame.midX - (width + size.width + 4) / 2, frame.minX)
      case .trailing: max(frame.maxX - width - size.width - 4, frame.minX)
      }
    paint(
      icon,
      in: Rect(x: left, y: frame.midY - size.height / 2, width: size.width, height: size.height),
      side: side, tint: tint, tints: tints, isNamed: false, context)
    let start = left + size.width + 4
    text(
      words,
      in: Rect(x: start, y: frame.minY, width: max(frame.maxX - start, 0), height: frame.height),
      TextStyle(style.font, paint: style.paint), context)
  }

  /// The color behind the words of a filled button in the accent color, in both appearances about the same.
  private static let accentGround = RGBColor(red: 60, green: 110, blue: 220)

  private static let typeGlyphs: [String: Glyph] = [
    "infoDark": .info, "infoLight": .info, "detailDisclosure": .info, "contactAdd": .plus,
    "close": .close,
  ]

  private func alignment(ofContent view: InterfaceObject) -> TextShape.Alignment {
    switch view.attributes["contentHorizontalAlignment"] {
    case "left", "leading": .leading
    case "right", "trailing": .trailing
    default: .center
    }
  }

  mutating func paintSwitch(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    // AppKit's switch is smaller and blue. A switch is off unless the file says otherwise.
    let pill = isDesktop ? frame.centered(38, 21) : frame.centered(51, 31)
    let isOn = isDesktop ? view.attributes["state"] == "on" : view.attributes["on"] == "YES"
    let tint =
      isDesktop ? .theme(.accent) : colors.paint(view.color("onTintColor")) ?? .theme(.green)
    box(pill, fill: isOn ? tint : .theme(.strongFill), radius: pill.height / 2, context)
    let side = pill.height - 4
    let knob = Rect(
      x: isOn ? pill.maxX - side - 2 : pill.minX + 2, y: pill.minY + 2, width: side, height: side)
    let thumb = colors.paint(view.color("thumbTintColor")) ?? .theme(.white)
    box(knob, fill: thumb, radius: side / 2, context)
  }

  mutating func paintSlider(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let value = fraction(of: view)
    let track = frame.centered(frame.width, 4)
    let rest = colors.paint(view.color("maximumTrackTintColor")) ?? .theme(.strongFill)
    box(track, fill: rest, radius: 2, context)
    var done = track
    done.width *= value
    let fill = colors.paint(view.color("minimumTrackTintColor")) ?? context.tint
    box(done, fill: fill, radius: 2, context)
    let side = isDesktop ? 16.0 : 26
    let x = track.minX + (track.width - side) * value
    box(
      Rect(x: x, y: frame.midY - side / 2, width: side, height: side),
      fill: colors.paint(view.color("thumbTintColor")) ?? .theme(.white),
      stroke: .theme(.separator), radius: side / 2, context)
  }

  /// Returns a control's value as a fraction of its range.
  func fraction(of view: InterfaceObject) -> Double {
    let cell = view.child("cell") ?? view
    func number(_ names: [String], _ standard: Double) -> Double {
      let found = names.lazy.compactMap { cell.attributes[$0].flatMap { Double($0) } }.first
      return found.flatMap { $0.isFinite ? $0 : nil } ?? standard
    }
    let least = number(["minValue", "minimumValue"], 0)
    let most = number(["maxValue", "maximumValue"], 1)
    // Interface Builder writes 0.5 for a new control. A file without a value means 0.
    let value = number(["value", "doubleValue", "progress"], 0)
    return most > least ? min(max((value - least) / (most - least), 0), 1) : 0.5
  }

  /// A part of a segmented control.
  struct Segment {
    var title = ""
    var image: String?
    var isSelected = false
  }

  mutating func paintSegments(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let row = frame.centered(frame.width, min(frame.height, isDesktop ? 22 : 32))
    let selected = colors.paint(view.color("selectedSegmentTintColor"))
    paint(segments(of: view), in: row, selected: selected ?? .theme(.ground), context)
  }

  mutating func paint(
    _ segments: [Segment], in row: Rect, selected: Paint = .theme(.ground), _ context: Context
  ) {
    box(row, fill: .theme(.strongFill), radius: 7, context)
    let width = row.width / Double(max(segments.count, 1))
    for (index, segment) in segments.prefix(24).enumerated() {
      let place = Rect(
        x: row.minX + width * Double(index), y: row.minY, width: width, height: row.height)
      if segment.isSelected {
        box(place.inset(2, 2), fill: selected, radius: 6, context)
      }
      let inner = context.on(segment.isSelected ? selected : .theme(.strongFill))
      if segment.title.isEmpty, let image = segment.image {
        paint(
          .named(image), in: place.inset(3, 3), side: 16, tint: .theme(.label),
          tints: !isDesktop, isNamed: false, inner)
      } else {
        text(
          segment.title, in: place.inset(3, 0),
          TextStyle(size: 13, isBold: segment.isSelected, alignment: .center), inner)
      }
    }
  }

  /// The segments of a control, in the order of the file.
  ///
  /// Each of AppKit's has attributes in the cell. A title of UIKit's is a text of the control, so
  /// images come after all titles.
  private func segments(of view: InterfaceObject) -> [Segment] {
    let cell = view.child("cell") ?? view
    let settings = cell.settings.filter { $0.path == "segment" }.map(\.attributes)
    if isDesktop {
      return settings.map {
        Segment(title: $0["label"] ?? "", image: $0["image"], isSelected: $0["selected"] == "YES")
      }
    }
    var segments = view.texts.filter { $0.role == "segment" }.map { Segment(title: $0.string) }
    segments += settings.compactMap { $0["image"] }.map { Segment(image: $0) }
    // Without the attribute, no segment is selected.
    let selected = view.attributes["selectedSegmentIndex"].flatMap { Int($0) }
    if let selected, segments.indices.contains(selected) { segments[selected].isSelected = true }
    return segments
  }

  mutating func paintStepper(in frame: Rect, _ context: Context) {
    let row = isDesktop ? frame.centered(15, 22) : frame.centered(min(frame.width, 94), 32)
    box(row, fill: .theme(.strongFill), radius: isDesktop ? 4 : 8, context)
    guard !isDesktop else { return glyph(.chevronsUpDown, in: row, .theme(.label), context) }
    var right = row
    glyph(.minus, in: right.takeLeft(row.width / 2).centered(16), .theme(.label), context)
    verticalLine(x: row.midX, from: row.minY + 6, to: row.maxY - 6, context)
    glyph(.plus, in: right.centered(16), .theme(.label), context)
  }

  mutating func paintProgress(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    if view.attributes["style"] == "spinning" {
      return glyph(.spinner, in: frame, .theme(.faintLabel), context)
    }
    let track = frame.centered(frame.width, min(max(frame.height, 2), 6))
    let rest = colors.paint(view.color("trackTintColor")) ?? .theme(.strongFill)
    box(track, fill: rest, radius: 3, context)
    var done = track
    done.width *= fraction(of: view)
    let fill = colors.paint(view.color("progressTintColor")) ?? context.tint
    box(done, fill: fill, radius: 3, context)
  }

  mutating func paintActivity(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let isWhite = view.attributes["style"]?.hasPrefix("white") == true
    let paint =
      colors.text(view.color("color")) ?? .theme(isWhite ? .white : .faintLabel)
    glyph(
      .spinner, in: frame.centered(min(frame.height, 28)), paint.readable(on: context.ground),
      context)
  }

  mutating func paintPages(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let count = min(max(view.attributes["numberOfPages"].flatMap { Int($0) } ?? 3, 1), 20)
    let current = view.attributes["currentPage"].flatMap { Int($0) } ?? 0
    let fill = colors.paint(view.color("currentPageIndicatorTintColor")) ?? .theme(.secondaryLabel)
    let rest = colors.paint(view.color("pageIndicatorTintColor")) ?? .theme(.strongFill)
    let left = frame.midX - Double(count) * 8
    for index in 0..<count {
      box(
        Rect(x: left + Double(index) * 16 + 4, y: frame.midY - 4, width: 8, height: 8),
        fill: (index == current ? fill : rest).readable(on: context.ground), radius: 4, context)
    }
  }

  mutating func paintPicker(in frame: Rect, _ context: Context) {
    let middle = frame.centered(max(frame.width - 16, 0), min(32, frame.height))
    box(middle, fill: .theme(.fill), radius: 7, context)
    for (step, word) in ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]
      .enumerated()
    {
      let y = frame.midY + Double(step - 2) * 32 - 12
      guard y > frame.minY, y + 24 < frame.maxY else { continue }
      text(
        word, in: Rect(x: frame.minX, y: y, width: frame.width, height: 24),
        TextStyle(
          size: 20 - abs(Double(step - 2)) * 2, alignment: .center,
          paint: .theme(step == 2 ? .label : .faintLabel)),
        step == 2 ? context.on(.theme(.fill)) : context)
    }
  }

  mutating func paintDatePicker(in frame: Rect, _ context: Context) {
    guard frame.height > 60 else {
      box(frame, fill: .theme(.fill), radius: 6, context)
      return glyph(
        .calendar, in: frame.centered(min(frame.height * 0.7, 20)), .theme(.secondaryLabel), context
      )
    }
    let middle = frame.centered(max(frame.width - 16, 0), 32)
    box(middle, fill: .theme(.fill), radius: 7, context)
    glyph(.calendar, in: middle.centered(22), .theme(.secondaryLabel), context)
  }
}
