internal import StoryboardModel

/// Interface controllers of WatchKit.
///
/// Their items have no frames: they are stacked vertically, or in groups horizontally.
extension Painter {
  mutating func paintWatch(_ controller: InterfaceObject) {
    let context = whole
    box(context.clip, fill: .color(RGBColor(red: 0, green: 0, blue: 0)), context)
    var inner = context
    inner.ground = .color(RGBColor(red: 0, green: 0, blue: 0))
    var frame = context.clip.inset(2, 0)
    let bar = frame.takeTop(20)
    var titlePlace = bar.inset(4, 0)
    let clock = titlePlace.takeRight(40)
    let title = controller.words(["title"])
    text(title, in: titlePlace, TextStyle(size: 13, isBold: true, paint: context.tint), inner)
    text(
      "10:09", in: clock,
      TextStyle(size: 13, alignment: .trailing, paint: .theme(.white)),
      inner)
    paintWatchItems(of: controller, in: frame, isVertical: true, inner)
  }

  /// Returns the height of an interface controller's items, including the bar.
  static func watchHeight(of controller: InterfaceObject) -> Double {
    24 + items(of: controller).reduce(0) { $0 + height(of: $1, depth: 0) + 4 }
  }

  private static func items(of object: InterfaceObject) -> [InterfaceObject] {
    object.children.filter { heights[$0.element] != nil || groups.contains($0.element) }
  }

  private static let groups: Set<String> = ["group", "table", "tableRow"]

  private static let heights: [String: Double] = [
    "label": 22, "button": 42, "imageView": 40, "image": 40, "switch": 44, "slider": 42,
    "separator": 4, "picker": 60, "map": 90, "date": 22, "timer": 22, "movie": 80,
    "inlineMovie": 80, "textField": 40, "hmCamera": 80, "paymentButton": 40, "activityRing": 60,
    "spriteKitScene": 90, "sceneKitScene": 90, "volumeControl": 60,
    "authorizationAppleIDButton": 40,
  ]

  private static func height(of item: InterfaceObject, depth: Int) -> Double {
    guard depth < 30 else { return 0 }
    if let own = item.attributes.number("height"), own > 1 { return min(own, 400) }
    if item.element == "button", let content = item.child("contentGroup") {
      return max(height(of: content, depth: depth + 1), 42)
    }
    if ["label", "date", "timer"].contains(item.element) {
      return (Font(of: item, standard: 16).size * 1.3).rounded()
    }
    if let height = heights[item.element] { return height }
    let inner = items(of: item).map { height(of: $0, depth: depth + 1) }
    if item.attributes["layout"] == "vertical" || item.element == "table" {
      return inner.reduce(0) { $0 + $1 + 4 }
    }
    return inner.max() ?? 30
  }

  private mutating func paintWatchItems(
    of object: InterfaceObject, in frame: Rect, isVertical: Bool, _ context: Context
  ) {
    guard context.depth < Context.deepest else { return }
    let items = Self.items(of: object)
    var rest = frame
    for item in items {
      let place: Rect
      if isVertical {
        place = rest.takeTop(Self.height(of: item, depth: 0))
        _ = rest.takeTop(4)
      } else {
        place = rest.takeLeft(Self.width(of: item, among: items.count, in: frame))
      }
      paintWatchItem(item, in: place.inset(1, 0), context)
    }
  }

  private static func width(of item: InterfaceObject, among count: Int, in frame: Rect) -> Double {
    // A width of up to 1 is a share of the group's width.
    let own = item.attributes["width"].flatMap { Double($0) } ?? 0
    guard own > 0 else { return frame.width / Double(count) }
    let width = own > 1 ? own : frame.width * own
    return width.isFinite ? width : 0
  }

  private static let gray = Paint.color(RGBColor(red: 44, green: 44, blue: 48))

  private mutating func paintWatchItem(
    _ item: InterfaceObject, in frame: Rect, _ context: Context
  ) {
    locate(item, at: frame, context)
    guard item.attributes["hidden"] != "YES" else { return }
    count(isPlaced: false)
    let color = colors.text(item.color("textColor") ?? item.color("titleColor")) ?? .theme(.white)
    switch item.element {
    case "label", "date", "timer":
      let style = TextStyle(
        Font(of: item, standard: 16), alignment: watchAlignment(of: item), paint: color)
      text(item.shownTitle, in: frame, style, lines: 3, context)
    case "button":
      box(frame, fill: colors.paint(item.color("backgroundColor")) ?? Self.gray, radius: 8, context)
      if let content = item.child("contentGroup") {
        return paintWatchItem(content, in: frame, context.inside(frame))
      }
      text(
        item.shownTitle, in: frame, TextStyle(size: 16, alignment: .center, paint: color), context)
    case "group", "table", "tableRow": paintWatchGroup(item, in: frame, context)
    case "switch": paintWatchSwitch(item, in: frame, color, context)
    case "slider", "picker", "textField":
      box(frame, fill: Self.gray, radius: 8, context)
      text(
        item.words(["placeholder", "label"]), in: frame.inset(8, 0),
        TextStyle(size: 14, paint: color), context)
    case "separator":
      horizontalLine(from: frame.minX, to: frame.maxX, y: frame.midY, paint: Self.gray, context)
    case "imageView": paintImage(item, in: frame, context)
    default:
      box(frame, fill: Self.gray, radius: 4, context)
      let picture: Glyph = item.element == "map" ? .pin : .image
      glyph(picture, in: frame.centered(min(frame.height * 0.6, 24)), .theme(.faintLabel), context)
    }
  }

  /// Returns a label's alignment in its group, or that of its text, which looks the same.
  private func watchAlignment(of item: InterfaceObject) -> TextShape.Alignment {
    let places = ["alignment", "textAlignment"].map { item.attributes[$0] }
    if places.contains("center") { return .center }
    return places.contains("right") ? .trailing : .leading
  }

  private mutating func paintWatchGroup(
    _ item: InterfaceObject, in frame: Rect, _ context: Context
  ) {
    let ground = colors.paint(item.color("backgroundColor"))
    let isRow = item.element == "tableRow"
    if let ground { box(frame, fill: ground, radius: 6, context) }
    if isRow { box(frame, fill: ground ?? Self.gray, radius: 8, context) }
    let root = isRow ? item.child("rootItem") ?? item : item
    paintWatchItems(
      of: root, in: isRow ? frame.inset(4, 0) : frame,
      isVertical: root.attributes["layout"] == "vertical" || item.element == "table",
      context.inside(frame))
  }

  private mutating func paintWatchSwitch(
    _ item: InterfaceObject, in frame: Rect, _ color: Paint, _ context: Context
  ) {
    box(frame, fill: Self.gray, radius: 8, context)
    var row = frame.inset(8, 0)
    let pill = row.takeRight(36).centered(34, 20)
    let isOn = item.attributes["value"] == "YES"
    let off = Paint.color(RGBColor(red: 90, green: 90, blue: 96))
    box(pill, fill: isOn ? .theme(.green) : off, radius: 10, context)
    let knob = isOn ? pill.maxX - 18 : pill.minX + 2
    box(
      Rect(x: knob, y: pill.minY + 2, width: 16, height: 16), fill: .theme(.white), radius: 8,
      context)
    // A switch of the other systems shows no text, so the title is not among the texts.
    text(item.attributes["title"] ?? "", in: row, TextStyle(size: 15, paint: color), context)
  }
}
