internal import StoryboardModel

/// Labels and fields of UIKit and WatchKit.
extension Painter {
  mutating func paintLabel(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let words = view.shownTitle
    let font = Font(of: view, standard: 17)
    let color = colors.text(view.color("textColor") ?? view.attributedColor)
    text(
      words, in: frame,
      TextStyle(font, alignment: alignment(of: view), paint: color ?? .theme(.label)),
      lines: lines(ofLabel: view, font, in: frame), context)
  }

  /// Returns the most lines of a label: at least two if it is so high that the app must change the number.
  private func lines(ofLabel view: InterfaceObject, _ font: Font, in frame: Rect) -> Int {
    let lines = view.attributes["numberOfLines"].flatMap { Int($0) } ?? 1
    // 0 stands for any number.
    if lines <= 0 { return 60 }
    return lines == 1 && frame.height < font.size * 2.1 ? 1 : max(lines, 2)
  }

  func alignment(of view: InterfaceObject) -> TextShape.Alignment {
    switch view.attributes["textAlignment"] ?? view.attributes["alignment"] {
    case "center": .center
    case "right": .trailing
    default: .leading
    }
  }

  mutating func paintTextView(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    if isDesktop { box(frame, fill: .theme(.ground), context) }
    let font = Font(of: view, standard: isDesktop ? 13 : 14)
    let color = colors.text(view.color("textColor") ?? view.attributedColor)
    textAtTop(
      view.shownTitle, in: frame.inset(5, 8),
      TextStyle(font, alignment: alignment(of: view), paint: color ?? .theme(.label)), lines: 200,
      context)
  }

  /// Paints text that begins at the top of its frame.
  private mutating func textAtTop(
    _ string: String, in frame: Rect, _ style: TextStyle, lines: Int, _ context: Context
  ) {
    let height = style.font.size * 1.2
    let room = frame.width * 1.08 + 2
    // A file may contain any number, even one that is too large for an `Int`.
    let count = Int(max(1, min(Double(lines), frame.height / height)))
    let broken = style.font.lines(ReadableText.shown(string), width: room, count: count)
    var place = frame
    place.height = min(frame.height, Double(broken.count) * height + 1)
    text(string, in: place, style, lines: lines, context)
  }

  mutating func paintField(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let ground = colors.ground(view.color("backgroundColor"))
    var context = context
    switch view.attributes["borderStyle"] {
    case "roundedRect":
      box(frame, fill: ground ?? .theme(.ground), stroke: .theme(.separator), radius: 6, context)
      context.ground = ground ?? .theme(.ground)
    case "line", "bezel":
      if let ground { context.ground = ground }
      box(frame, fill: ground, stroke: .theme(.label), context)
    default:
      // Only the text of a borderless field is visible, so it needs the surrounding background.
      if let ground { context.ground = ground }
      box(frame, fill: ground, stroke: .theme(.separator), radius: 3, context)
    }
    paintWords(ofField: view, in: frame.inset(7, 0), standard: 14, context)
  }

  /// Paints a field's text, or its placeholder.
  mutating func paintWords(
    ofField view: InterfaceObject, in frame: Rect, standard: Double, _ context: Context
  ) {
    let words = view.shownTitle
    let font = Font(of: view, standard: standard)
    let color = colors.text(view.color("textColor"))
    let paint = words.isEmpty ? Paint.theme(.faintLabel) : color ?? .theme(.label)
    let isSecure = view.setting("textInputTraits[textInputTraits]")?["secureTextEntry"] == "YES"
    let shown = isSecure ? String(repeating: "•", count: min(words.count, 12)) : words
    text(
      words.isEmpty ? view.words(["placeholder"]) : shown, in: frame,
      TextStyle(font, alignment: alignment(of: view), paint: paint), context)
  }

  mutating func paintSearchBar(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let colors = colors.bar(view)
    if colors.ground != nil || view.attributes["searchBarStyle"] != "minimal" {
      box(frame, fill: colors.fill, context)
    }
    var field = frame.centered(max(frame.width - 16, 0), min(36, max(frame.height - 8, 0)))
    box(field, fill: .theme(.strongFill), radius: 10, context)
    glyph(.search, in: field.takeLeft(34).centered(16), .theme(.secondaryLabel), context)
    let words = view.words(["text", "placeholder"])
    text(
      words.isEmpty ? "Search" : words, in: field,
      TextStyle(size: 16, paint: .theme(.secondaryLabel)), context.on(.theme(.strongFill)))
  }
}
