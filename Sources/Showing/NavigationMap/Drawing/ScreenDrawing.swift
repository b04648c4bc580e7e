internal import NavigationGraph
internal import StoryboardModel

/// Draws a whole scene: its views, and the bars added by its containers.
struct ScreenDrawing {
  let graph: NavigationGraph
  let file: InterfaceFile
  let surroundings: [ControllerID: Surroundings]
  /// The objects in the file that lead to other screens, and those that changed.
  private let locatedObjects: SegueHolders
  /// The objects that changed.
  ///
  /// A drawing is longer than the screen if they would not be visible otherwise.
  private let changed: Set<ObjectID>
  private let colors: ColorReading
  private let pictures: FilePictures

  init(
    _ graph: NavigationGraph, _ file: InterfaceFile, surroundings: [ControllerID: Surroundings],
    controls: Set<ObjectID> = [], changed: Set<ObjectID> = [], assets: MapAssets = MapAssets()
  ) {
    self.graph = graph
    self.file = file
    self.surroundings = surroundings
    self.changed = changed
    locatedObjects = SegueHolders(file, and: controls.union(changed))
    colors = ColorReading(named: file.namedColors, assets: assets.colors[file.path] ?? [:])
    pictures = FilePictures(file, assets)
  }

  /// Returns the drawing of a scene's controller.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - kind: Its kind.
  ///   - height: The least height of the drawing; 0 for that of the screen.
  /// - Returns: The drawing, longer than the screen if something that changed is below its edge.
  func drawing(
    of controller: InterfaceObject, _ kind: ControllerKind, height: Double = 0
  ) -> Drawing {
    let size = size(of: controller, kind)
    // Whole points, because positions are whole, too.
    let whole = MapSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    let painter = painter(of: controller, kind, whole, device: whole)
    let needed = painter.lowestHidden > 0 ? painter.lowestHidden + Self.roomForBars : 0
    let long = min(max(height, needed.rounded(.up)), 6000)
    guard long > whole.height, file.targetRuntime != .macOS else { return painter.drawing }
    var drawing = self.painter(
      of: controller, kind, MapSize(width: whole.width, height: long), device: whole
    ).drawing
    drawing.isLong = true
    return drawing
  }

  /// Paints a scene's controller.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - kind: Its kind.
  ///   - size: The size to paint.
  ///   - device: The size of the screen, which bars depend on.
  /// - Returns: The painter with its drawing.
  private func painter(
    of controller: InterfaceObject, _ kind: ControllerKind, _ size: MapSize, device: MapSize
  ) -> Painter {
    var painter = Painter(
      size: size, locatedObjects: locatedObjects, revealed: changed, colors: colors,
      pictures: pictures, isDesktop: file.targetRuntime == .macOS)
    switch kind {
    case .windowController: painter.paintWindow(controller)
    case .application: painter.paintMenus(of: controller)
    case .watchController, .watchNotificationController: painter.paintWatch(controller)
    default: paint(controller, kind, device: device, with: &painter)
    }
    return painter
  }

  /// Returns the drawing of a view, a window or the main menu at the top of a xib.
  func drawing(ofTopLevel object: InterfaceObject) -> Drawing {
    var menus = object
    menus.children = [object]
    let size =
      object.element == "window"
      ? Painter.size(ofWindow: object)
      : object.isMainMenu
        ? Painter.size(ofMenusIn: menus)
        : object.frame.map { MapSize(width: $0.width, height: $0.height) }
    let bounds = size ?? ScreenSizes.standard(of: file)
    var painter = Painter(
      size: MapSize(
        width: min(max(bounds.width, 20), 4000).rounded(.up),
        height: min(max(bounds.height, 20), 6000).rounded(.up)),
      locatedObjects: locatedObjects, colors: colors, pictures: pictures,
      isDesktop: file.targetRuntime == .macOS)
    if object.element == "window" {
      painter.paintWindow(object)
    } else if object.isMainMenu {
      painter.paintMenus(of: menus)
    } else {
      painter.paint(object, at: painter.whole.clip, isPlaced: object.frame == nil, painter.whole)
    }
    return painter.drawing
  }

  private func rootView(of controller: InterfaceObject) -> InterfaceObject? {
    controller.children.first { $0.key == "view" && ViewKind($0) != nil }
      ?? controller.children.first { $0.key == "splitView" || $0.key == "tabView" }
  }

  // MARK: - Size

  /// The space below the last visible object of a long screen, which a tab bar or toolbar covers.
  private static let roomForBars = 90.0

  private func size(of controller: InterfaceObject, _ kind: ControllerKind) -> MapSize {
    let standard = ScreenSizes.standard(of: file)
    switch kind {
    case .windowController: return Painter.size(ofWindow: controller) ?? standard
    case .application: return Painter.size(ofMenusIn: controller)
    case .watchController, .watchNotificationController:
      let height = Painter.watchHeight(of: controller)
      return MapSize(width: standard.width, height: min(max(standard.height, height), 1200))
    default: break
    }
    if let frame = rootView(of: controller)?.frame, frame.width > 0, frame.height > 0 {
      let top = file.targetRuntime == .iOS ? max(frame.y, 0) : 0
      return MapSize(
        width: min(max(frame.width, 60), 4000), height: min(max(frame.height + top, 44), 6000))
    }
    if let size = controller.setting("size[freeformSize]"),
      let width = size.number("width"), width >= 60,
      let height = size.number("height"), height >= 44
    {
      return MapSize(width: min(width, 4000), height: min(height, 6000))
    }
    if let bar = controller.child("navigationBar")?.frame, bar.width >= 60, file.device == nil {
      return MapSize(width: min(bar.width, 4000), height: standard.height)
    }
    return standard
  }

  // MARK: - Bars

  private func paint(
    _ controller: InterfaceObject, _ kind: ControllerKind, device: MapSize,
    with painter: inout Painter
  ) {
    let size = painter.drawing.size
    let screen = painter.whole.clip
    let around = surroundings[ControllerID(file: file.path, object: controller.id)]
    let isPhone = file.targetRuntime == .iOS || file.targetRuntime == .visionOS
    let isWhole = isPhone && size.height >= 460 && size.width >= 320
    let status = isWhole ? Self.statusHeight(device) : 0
    let bar = isPhone ? topBar(of: controller, kind, around) : nil
    painter.contentTop = bar.map { status + $0.height } ?? status
    if kind == .splitViewController { painter.paneNames = paneNames(of: controller) }
    if let view = rootView(of: controller) {
      var frame = view.frame ?? screen
      if isPhone || painter.isDesktop {
        frame = Rect(
          x: 0, y: painter.isDesktop ? 0 : max(frame.y, 0), width: size.width,
          height: painter.isDesktop ? size.height : size.height - max(frame.y, 0))
      }
      painter.paint(view, at: frame, isPlaced: view.frame == nil, painter.whole)
    } else {
      paintContainer(kind, in: screen, with: &painter)
    }
    if let bar {
      painter.bar { painter in
        let place = Rect(x: 0, y: 0, width: size.width, height: status + bar.height)
        painter.box(place, fill: bar.ground ?? .theme(.bar), painter.whole)
        painter.rule(from: 0, to: size.width, y: place.maxY, painter.whole)
        var context = painter.whole
        context.ground = bar.ground ?? .theme(.bar)
        painter.paintNavigationBar(
          bar.item, in: Rect(x: 0, y: status, width: size.width, height: bar.height),
          large: bar.isLarge, back: around?.back, context)
      }
    }
    if status > 0, size.width < 500 {
      painter.bar(isOuter: true) { paintStatus(height: status, with: &$0) }
    }
    if isPhone { paintBottomBars(of: controller, kind, around, in: screen, device, with: &painter) }
  }

  private func paneNames(of controller: InterfaceObject) -> [String] {
    graph.links(from: ControllerID(file: file.path, object: controller.id))
      .filter { $0.segue.relationship == "splitItems" }
      .map { $0.destination.controller.flatMap(graph.controller)?.displayName ?? "" }
  }

  private struct TopBar {
    var item: InterfaceObject?
    var height = 44.0
    var isLarge = false
    var ground: Paint?
  }

  private func topBar(
    of controller: InterfaceObject, _ kind: ControllerKind, _ around: Surroundings?
  ) -> TopBar? {
    let own = controller.child("navigationBar")
    if kind == .navigationController {
      guard controller.attributes["navigationBarHidden"] != "YES" else { return nil }
      return TopBar(ground: ground(of: own))
    }
    guard kind != .tabBarController, kind != .splitViewController else { return nil }
    if controller.setting("nil[simulatedTopBarMetrics]") != nil { return nil }
    let item = controller.child("navigationItem")
    let navigation = around?.navigation.flatMap { graph.controller($0)?.object }
    if navigation?.attributes["navigationBarHidden"] == "YES" { return nil }
    guard navigation != nil || item.map(Self.showsAnything) == true else { return nil }
    let bar = navigation?.child("navigationBar")
    let display = item?.attributes["largeTitleDisplayMode"]
    let isLarge =
      display != "never" && bar?.attributes["largeTitles"] == "YES"
      && (around?.back == nil || display == "always")
    return TopBar(item: item, height: isLarge ? 96 : 44, isLarge: isLarge, ground: ground(of: bar))
  }

  private func ground(of bar: InterfaceObject?) -> Paint? {
    guard let bar else { return nil }
    return colors.ground(bar.color("barTintColor") ?? bar.color("backgroundColor"))
  }

  /// Whether a navigation item shows anything.
  private static func showsAnything(_ item: InterfaceObject) -> Bool {
    !item.texts.isEmpty
      || item.children.contains { $0.element == "barButtonItem" || $0.key == "titleView" }
  }

  private static func statusHeight(_ size: MapSize) -> Double {
    guard size.width < 500 else { return 20 }
    switch size.height {
    case 844, 926: return 47
    case 852, 874, 932, 956: return 59
    case 800...: return 44
    default: return 20
    }
  }

  private func paintStatus(height: Double, with painter: inout Painter) {
    let width = painter.drawing.size.width
    let place = Rect(x: 0, y: height > 30 ? height - 30 : 2, width: width, height: 16)
    let style = TextStyle(size: 12, isBold: true, alignment: .center, paint: .theme(.faintLabel))
    let clock =
      height > 30
      ? Rect(x: 14, y: place.y, width: 60, height: 16) : place.inset((width - 60) / 2, 0)
    // The clock would make a text of the screen at that place unreadable.
    let isCovered = painter.drawing.shapes.contains { shape in
      if case .text(let text) = shape { text.frame.intersects(clock) } else { false }
    }
    if !isCovered { painter.text("9:41", in: clock, style, painter.whole) }
    let battery = Rect(x: width - 34, y: place.midY - 5, width: 20, height: 9)
    painter.box(battery, stroke: .theme(.faintLabel), radius: 2.5, painter.whole)
    painter.box(battery.inset(2, 2), fill: .theme(.faintLabel), radius: 1, painter.whole)
  }

  private func paintBottomBars(
    of controller: InterfaceObject, _ kind: ControllerKind, _ around: Surroundings?,
    in screen: Rect, _ device: MapSize, with painter: inout Painter
  ) {
    let home = device.height >= 800 && device.width < 500 ? 34.0 : 0
    var bottom = screen.maxY
    if kind == .tabBarController {
      let items = graph.links(from: ControllerID(file: file.path, object: controller.id))
        .filter { $0.segue.relationship == "viewControllers" }
        .prefix(Painter.mostTabs)
        .map { painter.tabItem(SurroundingsFinder.tabItem(of: $0, in: graph)) }
      let place = Rect(x: 0, y: bottom - 49 - home, width: screen.width, height: 49 + home)
      painter.bar { $0.paintTabBar(items, in: place, $0.whole) }
      return
    }
    let isHidden = controller.setting("nil[simulatedBottomBarMetrics]") != nil
    if let around, !around.tabs.isEmpty, !isHidden, kind != .splitViewController {
      bottom -= 49 + home
      let place = Rect(x: 0, y: bottom, width: screen.width, height: 49 + home)
      painter.bar(isOuter: true) { painter in
        let items = around.tabs.prefix(Painter.mostTabs).map { painter.tabItem($0) }
        painter.paintTabBar(items, in: place, selected: around.selectedTab, painter.whole)
      }
    }
    let items = painter.barItems(of: controller)
    guard !items.isEmpty else { return }
    let height = 44 + (bottom == screen.maxY ? home : 0)
    let place = Rect(x: 0, y: bottom - height, width: screen.width, height: height)
    painter.bar { $0.paintToolbar(items, in: place, $0.whole) }
  }

  // MARK: - Containers

  /// Paints a controller that shows others, or whose view is created in code.
  private func paintContainer(_ kind: ControllerKind, in screen: Rect, with painter: inout Painter)
  {
    let name =
      switch kind {
      case .navigationController: "Navigation Controller"
      case .tabBarController, .tabViewController: "Tab Bar Controller"
      case .splitViewController: "Split View Controller"
      case .pageViewController, .pageController: "Page View Controller"
      case .hostingController: "Hosting Controller"
      case .playerViewController: "Player"
      default: ""
      }
    painter.box(screen, fill: .theme(name.isEmpty ? .ground : .strongFill), painter.whole)
    if kind == .splitViewController {
      painter.box(
        Rect(x: 0, y: 0, width: (screen.width / 3).rounded(), height: screen.height),
        fill: .theme(.grouped), painter.whole)
      painter.upright(x: (screen.width / 3).rounded(), from: 0, to: screen.maxY, painter.whole)
    }
    if kind == .playerViewController {
      painter.glyph(.play, in: screen.centered(64), .theme(.faintLabel), painter.whole)
      return
    }
    let size = min(max(screen.width / 18, 13), 28)
    painter.text(
      name, in: screen.centered(screen.width - 16, size * 1.6),
      TextStyle(size: size, isBold: true, alignment: .center, paint: .theme(.secondaryLabel)),
      painter.whole)
  }
}
