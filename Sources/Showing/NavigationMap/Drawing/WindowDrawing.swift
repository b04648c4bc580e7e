internal import StoryboardModel

/// Windows and main menus of AppKit.
extension Painter {
  static let titleBarHeight = 28.0
  private static let toolbarHeight = 36.0

  /// Returns the size of a drawn window, including the title bar.
  static func size(ofWindow controller: InterfaceObject) -> MapSize? {
    guard let window = window(of: controller) else { return nil }
    let content = window.setting("rect[contentRect]")
    let width = content?["width"].flatMap { Double($0) } ?? 480
    let height = content?["height"].flatMap { Double($0) } ?? 270
    guard width.isFinite, height.isFinite else { return nil }
    let hasToolbar = window.children.contains { $0.element == "toolbar" }
    return MapSize(
      width: min(max(width, 120), 2000),
      height: min(max(height, 60), 2000) + titleBarHeight + (hasToolbar ? toolbarHeight : 0))
  }

  /// Returns the window of a controller; a window itself.
  private static func window(of object: InterfaceObject) -> InterfaceObject? {
    object.element == "window" ? object : object.child("window")
  }

  mutating func paintWindow(_ controller: InterfaceObject) {
    let context = whole
    var frame = context.clip
    box(frame, fill: .theme(.grouped), context)
    let window = Self.window(of: controller)
    let bar = frame.takeTop(Self.titleBarHeight)
    box(bar, fill: .theme(.bar), context)
    for (index, color) in [ThemeColor.red, .faintLabel, .green].enumerated() {
      box(
        Rect(x: 9 + Double(index) * 20, y: 8, width: 12, height: 12), fill: .theme(color),
        radius: 6, context)
    }
    let isHidden = window?.attributes["titleVisibility"] == "hidden"
    let title = window?.words(["title"]) ?? ""
    text(
      isHidden ? "" : title, in: bar.inset(72, 0),
      TextStyle(size: 13, isBold: true, alignment: .center), context)
    if let toolbar = window?.child(element: "toolbar") {
      paintWindowToolbar(toolbar, in: frame.takeTop(Self.toolbarHeight), context)
    }
    horizontalLine(from: 0, to: frame.width, y: frame.minY, context)
    if let view = window?.child("contentView") {
      paint(view, at: frame, isPlaced: false, context)
    }
  }

  private mutating func paintWindowToolbar(
    _ toolbar: InterfaceObject, in frame: Rect, _ context: Context
  ) {
    box(frame, fill: .theme(.bar), context)
    var rest = frame.inset(10, 3)
    var seen: Set<String> = []
    for item in toolbar.children where item.element == "toolbarItem" {
      let isSpace = item.attributes["implicitItemIdentifier"]?.contains("Space") == true
      guard !isSpace, rest.width > 30, seen.insert(item.id.rawValue).inserted else { continue }
      if let view = item.child("view"), let own = view.frame {
        let place = rest.takeLeft(min(own.width, 220) + 8)
        locate(item, at: place, context)
        paint(view, inMiddleOf: place, width: own.width, context)
      } else {
        let place = rest.takeLeft(34)
        locate(item, at: place, context)
        paint(
          item.imageName.map { Icon.named($0) } ?? .glyph(.circle), in: place.inset(2, 2), side: 18,
          tint: .theme(.secondaryLabel), tints: false, context)
      }
    }
  }

  /// Returns the size of a main menu with its menus open.
  static func size(ofMenusIn application: InterfaceObject) -> MapSize {
    let menus = self.menus(of: application)
    let rows = menus.map { visibleItems(of: $0).count }.max() ?? 0
    return MapSize(
      width: max(Double(menus.count) * menuWidth, 320), height: 26 + Double(rows) * 18 + 10)
  }

  private static let menuWidth = 178.0

  private static func menus(of application: InterfaceObject) -> [InterfaceObject] {
    application.children.filter { $0.element == "menu" }.flatMap { menu in
      menu.children.filter { $0.element == "menuItem" }
    }
  }

  private static func visibleItems(of item: InterfaceObject) -> [InterfaceObject] {
    let items = item.children.filter { $0.element == "menu" }.flatMap(\.children)
    return Array(items.filter { $0.element == "menuItem" }.prefix(40))
  }

  /// Paints the menu bar, with all menus open side by side.
  mutating func paintMenus(of application: InterfaceObject) {
    let context = whole
    box(context.clip, fill: .theme(.grouped), context)
    var rest = context.clip
    var bar = rest.takeTop(26)
    box(bar, fill: .theme(.bar), context)
    for (index, menu) in Self.menus(of: application).enumerated() {
      locate(menu, at: bar.takeLeft(Self.menuWidth), context)
      let left = Double(index) * Self.menuWidth
      let title = menu.shownTitle
      text(
        title, in: Rect(x: left + 12, y: 0, width: Self.menuWidth - 16, height: 26),
        TextStyle(size: 13, isBold: index == 0), context)
      let items = Self.visibleItems(of: menu)
      guard !items.isEmpty else { continue }
      let list = Rect(
        x: left + 3, y: 28, width: Self.menuWidth - 6, height: Double(items.count) * 18 + 6)
      box(list, fill: .theme(.ground), stroke: .theme(.separator), radius: 5, context)
      for (row, item) in items.enumerated() {
        let place = Rect(
          x: list.minX + 4, y: list.minY + 3 + Double(row) * 18, width: list.width - 8, height: 18)
        paint(menuItem: item, in: place, context)
      }
    }
  }

  private mutating func paint(menuItem item: InterfaceObject, in place: Rect, _ context: Context) {
    if item.attributes["isSeparatorItem"] == "YES" {
      return horizontalLine(from: place.minX, to: place.maxX, y: place.midY, context)
    }
    locate(item, at: place, context)
    var row = place.inset(6, 0)
    let submenu = item.child(element: "menu")
    if let submenu {
      glyph(.chevronRight, in: row.takeRight(10), .theme(.faintLabel), context)
      // Submenus are not drawn; their segues start here.
      for inner in submenu.selfAndDescendants { locate(inner, at: place, context) }
    }
    text(item.shownTitle, in: row, TextStyle(size: 12), context)
  }
}
