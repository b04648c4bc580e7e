internal import NavigationGraph
internal import StoryboardModel

/// Paints a controller's view, and the bars that the system and its containers add around it.
struct ControllerPainting {
  let graph: NavigationGraph
  let file: InterfaceFile
  let colors: ColorReading
  let controller: InterfaceObject
  let kind: ControllerKind
  /// The bars of the containers around the controller.
  let surroundings: Surroundings?
  /// The size of the device's screen, on which bars depend; a drawing may be longer.
  let device: MapSize

  func paint(with painter: inout Painter) {
    let screen = painter.whole.clip
    let topBar = topBar
    let statusHeight = statusHeight(on: screen)
    painter.contentTop = statusHeight + (topBar?.height ?? 0)
    if kind == .splitViewController { painter.paneNames = paneNames }
    if let view = controller.rootView {
      painter.paint(
        view, at: frame(of: view, on: screen), isPlaced: view.frame == nil, painter.whole)
    } else {
      paintPlaceholder(on: screen, with: &painter)
    }
    if let topBar { painter.bar { paint(topBar, below: statusHeight, with: &$0) } }
    if statusHeight > 0, screen.width < 500 {
      painter.bar(isOuter: true) { paintStatus(height: statusHeight, with: &$0) }
    }
    if hasBars { paintBottomBars(on: screen, with: &painter) }
  }

  /// Whether the platform has navigation bars, tab bars and toolbars.
  private var hasBars: Bool { file.targetRuntime == .iOS || file.targetRuntime == .visionOS }

  /// Returns the frame of the root view: the whole screen, on iOS below the view's upper edge in the file.
  private func frame(of view: InterfaceObject, on screen: Rect) -> Rect {
    if file.targetRuntime == .macOS { return screen }
    let own = view.frame ?? screen
    guard hasBars else { return own }
    let top = max(own.y, 0)
    return Rect(x: 0, y: top, width: screen.width, height: screen.height - top)
  }

  /// The names of the scenes in a split view's columns.
  private var paneNames: [String] {
    children("splitItems").map {
      $0.destination.controller.flatMap(graph.controller)?.displayName ?? ""
    }
  }

  private func children(_ relationship: String) -> [SegueLink] {
    graph.links(from: ControllerID(file: file.path, object: controller.id))
      .filter { $0.segue.relationship == relationship }
  }

  /// The navigation controller around the controller.
  private var navigation: InterfaceObject? {
    surroundings?.navigation.flatMap { graph.controller($0)?.object }
  }

  // MARK: - Navigation bar

  private struct TopBar {
    var item: InterfaceObject?
    var height = 44.0
    var isLarge = false
    var colors = BarColors()
  }

  /// The navigation bar of a navigation controller or of one around the controller.
  private var topBar: TopBar? {
    guard hasBars else { return nil }
    switch kind {
    case .navigationController:
      guard controller.attributes["navigationBarHidden"] != "YES" else { return nil }
      return TopBar(colors: colors.bar(controller.child("navigationBar")))
    case .tabBarController, .splitViewController: return nil
    default: break
    }
    // Somebody chose “None” for the bar in Interface Builder.
    if controller.setting("nil[simulatedTopBarMetrics]") != nil { return nil }
    let item = controller.child("navigationItem")
    if navigation?.attributes["navigationBarHidden"] == "YES" { return nil }
    guard navigation != nil || item?.showsAnythingInBar == true else { return nil }
    let bar = navigation?.child("navigationBar")
    let isLarge = bar?.attributes["largeTitles"] == "YES" && allowsLargeTitle(item)
    return TopBar(
      item: item, height: isLarge ? 96 : 44, isLarge: isLarge, colors: colors.bar(bar))
  }

  /// Whether a bar with large titles shows a large one; by default, only the first screen's.
  private func allowsLargeTitle(_ item: InterfaceObject?) -> Bool {
    switch item?.attributes["largeTitleDisplayMode"] {
    case "never": false
    case "always": true
    default: surroundings?.back == nil
    }
  }

  private func paint(_ bar: TopBar, below statusHeight: Double, with painter: inout Painter) {
    let width = painter.drawing.size.width
    let place = Rect(x: 0, y: 0, width: width, height: statusHeight + bar.height)
    painter.box(place, fill: bar.colors.fill, painter.whole)
    painter.horizontalLine(from: 0, to: width, y: place.maxY, painter.whole)
    painter.paintNavigationBar(
      bar.item, in: Rect(x: 0, y: statusHeight, width: width, height: bar.height),
      large: bar.isLarge, back: surroundings?.back, bar.colors, painter.whole)
  }

  // MARK: - Status bar

  /// Returns the height of the status bar; 0 for a screen that doesn't fill a device, such as a popover's.
  private func statusHeight(on screen: Rect) -> Double {
    guard hasBars, screen.height >= 460, screen.width >= 320 else { return 0 }
    guard device.width < 500 else { return 20 }
    // The heights of iPhone screens: two with a notch, then those with an island, then other tall ones.
    switch device.height {
    case 844, 926: return 47
    case 852, 874, 932, 956: return 59
    case 800...: return 44
    default: return 20
    }
  }

  private func paintStatus(height: Double, with painter: inout Painter) {
    let width = painter.drawing.size.width
    // Tall bars have a notch or an island in the middle, with the clock on its left.
    let isTall = height > 30
    let place = Rect(x: 0, y: isTall ? height - 30 : 2, width: width, height: 16)
    let clock =
      isTall
      ? Rect(x: 14, y: place.y, width: 60, height: 16) : place.inset((width - 60) / 2, 0)
    // The clock would make a text of the screen at that place unreadable.
    let isCovered = painter.drawing.shapes.contains { shape in
      if case .text(let text) = shape { text.frame.intersects(clock) } else { false }
    }
    if !isCovered {
      painter.text(
        "9:41", in: clock,
        TextStyle(size: 12, isBold: true, alignment: .center, paint: .theme(.faintLabel)),
        painter.whole)
    }
    let battery = Rect(x: width - 34, y: place.midY - 5, width: 20, height: 9)
    painter.box(battery, stroke: .theme(.faintLabel), radius: 2.5, painter.whole)
    painter.box(battery.inset(2, 2), fill: .theme(.faintLabel), radius: 1, painter.whole)
  }

  // MARK: - Tab bar and toolbar

  private func paintBottomBars(on screen: Rect, with painter: inout Painter) {
    // The height of the home indicator, over which the lowest bar extends.
    let home = device.height >= 800 && device.width < 500 ? 34.0 : 0
    func bar(above bottom: Double, height: Double) -> Rect {
      Rect(x: 0, y: bottom - height, width: screen.width, height: height)
    }
    let tabBar = bar(above: screen.maxY, height: 49 + home)
    if kind == .tabBarController {
      let items = children("viewControllers").prefix(Painter.mostTabs)
        .map { painter.tabItem(SurroundingsFinder.tabItem(of: $0, in: graph)) }
      let colors = self.colors.bar(controller.child("tabBar"))
      return painter.bar { $0.paintTabBar(items, in: tabBar, colors, $0.whole) }
    }
    var toolbar = bar(above: screen.maxY, height: 44 + home)
    if let surroundings, showsTabs(of: surroundings) {
      painter.bar(isOuter: true) { painter in
        let items = surroundings.tabs.prefix(Painter.mostTabs).map { painter.tabItem($0) }
        painter.paintTabBar(
          items, in: tabBar, selected: surroundings.selectedTab,
          self.colors.bar(surroundings.tabBar),
          painter.whole)
      }
      toolbar = bar(above: tabBar.minY, height: 44)
    }
    let items = painter.barItems(of: controller)
    guard !items.isEmpty else { return }
    let colors = self.colors.bar(navigation?.child("toolbar"))
    painter.bar { $0.paintToolbar(items, in: toolbar, colors, $0.whole) }
  }

  private func showsTabs(of surroundings: Surroundings) -> Bool {
    !surroundings.tabs.isEmpty && kind != .splitViewController
      && controller.setting("nil[simulatedBottomBarMetrics]") == nil
  }

  // MARK: - Placeholders

  /// Paints a controller that shows other controllers, or whose view is created in code.
  private func paintPlaceholder(on screen: Rect, with painter: inout Painter) {
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
      let sidebar = Rect(x: 0, y: 0, width: (screen.width / 3).rounded(), height: screen.height)
      painter.box(sidebar, fill: .theme(.grouped), painter.whole)
      painter.verticalLine(x: sidebar.maxX, from: 0, to: screen.maxY, painter.whole)
    }
    if kind == .playerViewController {
      return painter.glyph(.play, in: screen.centered(64), .theme(.faintLabel), painter.whole)
    }
    let size = min(max(screen.width / 18, 13), 28)
    painter.text(
      name, in: screen.centered(screen.width - 16, size * 1.6),
      TextStyle(size: size, isBold: true, alignment: .center, paint: .theme(.secondaryLabel)),
      painter.whole)
  }
}

extension InterfaceObject {
  /// The view of a controller; nil if it is created in code, or belongs to other scenes.
  var rootView: InterfaceObject? {
    children.first { $0.key == "view" && ViewKind($0) != nil }
      ?? children.first { $0.key == "splitView" || $0.key == "tabView" }
  }

  /// Whether a navigation item shows anything.
  fileprivate var showsAnythingInBar: Bool {
    !texts.isEmpty || children.contains { $0.element == "barButtonItem" || $0.key == "titleView" }
  }
}
