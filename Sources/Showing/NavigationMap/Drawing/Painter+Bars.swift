internal import Findings
internal import StoryboardModel

/// Navigation bars, tab bars and toolbars.
extension Painter {
  /// The visible parts of an item in a bar.
  struct BarItem {
    var object: InterfaceObject?
    var title = ""
    var image: Icon?
    /// The item's custom view.
    var view: InterfaceObject?
    var isSpace = false
    var isFlexible = false
    var width = 0.0
  }

  /// Returns the items among an object's children.
  func barItems(of object: InterfaceObject) -> [BarItem] {
    object.children.filter { $0.element == "barButtonItem" }.map(barItem)
  }

  func barItem(_ item: InterfaceObject) -> BarItem {
    let system = item.attributes["systemItem"] ?? ""
    var result = BarItem(object: item)
    result.width = item.attributes.number("width") ?? 0
    result.view = item.children.first { $0.key == "view" || $0.key == "customView" }
    result.isFlexible = system == "flexibleSpace"
    result.isSpace = result.isFlexible || system == "fixedSpace"
    if result.isSpace { return result }
    result.image =
      SymbolNames.items[system].map(Icon.glyph) ?? item.imageName.map { Icon.named($0) }
    if result.image != nil || result.view != nil { return result }
    let titles = [item.shownTitle, SymbolNames.titles[system] ?? "", "Item"]
    result.title = titles.first { !$0.isEmpty } ?? ""
    return result
  }

  private func width(of item: BarItem) -> Double {
    if item.isSpace { return item.isFlexible ? 0 : max(item.width, 8) }
    if let view = item.view { return min(view.frame?.width ?? 60, 200) + 8 }
    if let icon = item.image {
      return max(size(of: icon, side: 24, limit: MapSize(width: 160, height: 32)).width + 12, 36)
    }
    return Font(size: 17).width(of: String(item.title.prefix(40))) + 16
  }

  mutating func paint(_ item: BarItem, in place: Rect, _ context: Context) {
    if let object = item.object { locate(object, at: place.inset(0, 4), context) }
    let tint = colors.text(item.object?.color("tintColor")) ?? context.tint
    if let view = item.view {
      paint(view, inMiddleOf: place, width: place.width - 8, context)
    } else if let image = item.image {
      paint(
        image, in: place.inset(3, 6), side: 22, tint: tint.readable(on: context.ground),
        tints: true, context)
    } else {
      text(item.title, in: place, TextStyle(size: 17, alignment: .center, paint: tint), context)
    }
  }

  /// Paints a bar's custom view, which has a width if the file doesn't say its size.
  mutating func paint(
    _ view: InterfaceObject, inMiddleOf place: Rect, width: Double, _ context: Context
  ) {
    let size = view.frame.map { ($0.width, $0.height) } ?? (width, 30)
    paint(
      view, at: place.centered(min(size.0, place.width), min(size.1, place.height)),
      isPlaced: view.frame == nil, context)
  }

  /// Paints a navigation bar with the contents of a navigation item.
  ///
  /// A large title is below the buttons. `back` is the title of the back button.
  mutating func paintNavigationBar(
    _ item: InterfaceObject?, in frame: Rect, large: Bool, back: String?, _ colors: BarColors,
    _ context: Context
  ) {
    let context = context.on(colors)
    var bar = frame
    if large { bar.height = min(44, bar.height) }
    var middle = bar.inset(6, 0)
    if let item {
      locate(item, at: frame, context)
      paintBarButtons(of: item, back: back, around: &middle, context)
    }
    let title = item?.words(["title"]) ?? ""
    if let view = item?.child("titleView") {
      paint(view, inMiddleOf: middle, width: middle.width, context)
    } else if large {
      text(
        title,
        in: Rect(
          x: frame.minX + 16, y: bar.maxY, width: frame.width - 32, height: frame.maxY - bar.maxY),
        TextStyle(size: 34, isBold: true, paint: colors.largeTitle ?? .theme(.label)), context)
    } else {
      // In the middle of the bar if there is room, otherwise in the middle of the remaining space.
      let width = Font(size: 17, isBold: true).width(of: String(title.prefix(80)))
      let centered = bar.centered(width + 8, bar.height)
      let fits = centered.minX >= middle.minX && centered.maxX <= middle.maxX
      text(
        title, in: fits ? centered : middle,
        TextStyle(
          size: 17, isBold: true, alignment: .center, paint: colors.title ?? .theme(.label)),
        context)
    }
  }

  /// Paints the buttons of a navigation item on both sides, and leaves the room between them.
  private mutating func paintBarButtons(
    of item: InterfaceObject, back: String?, around middle: inout Rect, _ context: Context
  ) {
    let buttons = item.children.filter {
      $0.element == "barButtonItem" && $0.key != "backBarButtonItem"
    }
    let left = buttons.filter { $0.key == "leftBarButtonItem" }.map(barItem)
    let right = buttons.filter { $0.key != "leftBarButtonItem" }.map(barItem)
    if let back, item.attributes["hidesBackButton"] != "YES",
      left.isEmpty || item.attributes["leftItemsSupplementBackButton"] == "YES"
    {
      var place = middle.takeLeft(min(Font(size: 17).width(of: back) + 28, middle.width / 3))
      glyph(
        .chevronLeft, in: place.takeLeft(20).centered(20),
        context.tint.readable(on: context.ground), context)
      text(back, in: place, TextStyle(size: 17, paint: context.tint), context)
    }
    for item in left { paint(item, in: middle.takeLeft(width(of: item)), context) }
    for item in right { paint(item, in: middle.takeRight(width(of: item)), context) }
  }

  /// Paints a bar that is a view in its own right.
  mutating func paintBarView(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let colors = colors.bar(view)
    box(frame, fill: colors.fill, context)
    horizontalLine(from: frame.minX, to: frame.maxX, y: frame.maxY, context)
    paintNavigationBar(
      view.child(element: "navigationItem"), in: frame, large: false, back: nil, colors, context)
  }

  mutating func paintToolbar(
    _ items: [BarItem], in frame: Rect, _ colors: BarColors, _ context: Context
  ) {
    box(frame, fill: colors.fill, context)
    horizontalLine(from: frame.minX, to: frame.maxX, y: frame.minY, context)
    let context = context.on(colors)
    var rest = frame.inset(8, 0)
    rest.height = min(rest.height, 44)
    let used = items.reduce(0) { $0 + width(of: $1) }
    let springs = items.count(where: \.isFlexible)
    let spring = springs > 0 ? max(rest.width - used, 0) / Double(springs) : 0
    for item in items {
      let place = rest.takeLeft(item.isFlexible ? spring : width(of: item))
      if !item.isSpace { paint(item, in: place, context) }
    }
  }

  func tabItems(of bar: InterfaceObject) -> [BarItem] {
    bar.children.filter { $0.element == "tabBarItem" }.map(tabItem)
  }

  func tabItem(_ item: InterfaceObject) -> BarItem {
    var result = BarItem(object: item)
    let system = item.attributes["systemItem"]
    result.title = system.flatMap { SymbolNames.titles[$0] } ?? item.shownTitle
    result.image =
      system.flatMap { SymbolNames.items[$0] }.map(Icon.glyph)
      ?? item.imageName.map { Icon.named($0, in: item.location.file) }
      ?? .glyph(.circle)
    return result
  }

  /// The maximum number of items in a tab bar.
  static let mostTabs = 5

  /// Paints a tab bar; the selected item is colored.
  mutating func paintTabBar(
    _ items: [BarItem], in frame: Rect, selected: Int? = 0, _ colors: BarColors,
    _ context: Context
  ) {
    box(frame, fill: colors.fill, context)
    horizontalLine(from: frame.minX, to: frame.maxX, y: frame.minY, context)
    let context = context.on(colors)
    guard !items.isEmpty else { return }
    let other = Paint.theme(.secondaryLabel).readable(on: context.ground)
    var tint = context.tint.readable(on: context.ground)
    // The selected item stands out even if its own color is gray, or not readable.
    if tint == other { tint = Paint.theme(.label).readable(on: context.ground) }
    let shown = items.prefix(Self.mostTabs)
    let width = frame.width / Double(shown.count)
    for (index, item) in shown.enumerated() {
      var place = Rect(
        x: frame.minX + width * Double(index), y: frame.minY + 5, width: width, height: 44)
      let paint = index == selected ? tint : other
      if let object = item.object { locate(object, at: place, context) }
      self.paint(
        item.image ?? .glyph(.circle), in: place.takeTop(28), side: 24, tint: paint, tints: true,
        isNamed: item.title.isEmpty, context)
      text(
        item.title, in: place.takeTop(14), TextStyle(size: 10, alignment: .center, paint: paint),
        context)
    }
  }
}
