internal import StoryboardModel

/// Views of any kind, and their subviews.
extension Painter {
  /// Paints a view and everything inside, at a place on the screen.
  ///
  /// `isPlaced` says that the file has no frame, so the place is only a plausible one.
  mutating func paint(_ view: InterfaceObject, at frame: Rect, isPlaced: Bool, _ context: Context) {
    guard context.depth < Context.deepest, let kind = ViewKind(view) else { return }
    locate(view, at: frame, context)
    let alpha = view.attributes.number("alpha") ?? 1
    guard view.attributes["hidden"] != "YES", alpha > 0.01 else { return }
    let view = view.withoutUninstalledViews(in: sizeClasses)
    count(isPlaced: isPlaced)
    guard frame.intersects(context.clip) else {
      // The view is outside of the visible part, but its subviews may reach into it.
      if !clips(view) { paintChildren(of: view, in: frame, context.inside(frame)) }
      return
    }
    var context = context
    if let tint = colors.text(view.color("tintColor")) { context.tint = tint }
    if hasGround(kind), let ground = colors.ground(view.color("backgroundColor"), alpha: alpha) {
      box(frame, fill: ground, context)
      context.ground = ground.over(context.ground)
    }
    switch kind {
    case .plain: paintPlain(view, in: frame, context)
    case .label: paintLabel(view, in: frame, context)
    case .button:
      isDesktop
        ? paintDesktopButton(view, in: frame, context) : paintButton(view, in: frame, context)
    case .textField:
      isDesktop ? paintDesktopField(view, in: frame, context) : paintField(view, in: frame, context)
    case .textView: paintTextView(view, in: frame, context)
    case .toggle: paintSwitch(view, in: frame, context)
    case .slider: paintSlider(view, in: frame, context)
    case .segmented: paintSegments(view, in: frame, context)
    case .stepper: paintStepper(in: frame, context)
    case .progress: paintProgress(view, in: frame, context)
    case .activity: paintActivity(view, in: frame, context)
    case .pages: paintPages(view, in: frame, context)
    case .image: paintImage(view, in: frame, context)
    case .picker: paintPicker(in: frame, context)
    case .datePicker: paintDatePicker(in: frame, context)
    case .table: paintTable(view, in: frame, context)
    case .tableCell: paintCell(view, in: frame, context)
    case .section: break
    case .collection: paintCollection(view, in: frame, context)
    case .stack: paintStack(view, in: frame, context)
    case .scroll: paintChildren(of: view, in: frame, context.inside(frame, clips: true))
    case .container: paintContainer(view, in: frame, context)
    case .navigationBar: paintBarView(view, in: frame, context)
    case .tabBar: paintTabBar(tabItems(of: view), in: frame, colors.bar(view), context)
    case .toolbar: paintToolbar(barItems(of: view), in: frame, colors.bar(view), context)
    case .searchBar: paintSearchBar(view, in: frame, context)
    case .effect: paintEffect(view, in: frame, context)
    case .map: paintPlaceholder(.pin, in: frame, context)
    case .web: paintPlaceholder(.globe, in: frame, context)
    case .scene: paintPlaceholder(.cube, in: frame, context)
    case .popUp: paintPopUp(view, in: frame, context)
    case .box: paintDesktopBox(view, in: frame, context)
    case .split: paintSplit(view, in: frame, context)
    case .tabs: paintTabView(view, in: frame, context)
    case .outline: paintDesktopTable(view, in: frame, context)
    case .grid, .gridCell: paintChildren(of: view, in: frame, context.inside(frame))
    case .separator: break
    case .tokenOrSearchField: paintSearchField(view, in: frame, context)
    case .colorWell:
      box(frame, fill: .theme(.accent), stroke: .theme(.separator), radius: 3, context)
    }
  }

  /// Paints all subviews of a view, each at its frame or, if the file has none, at a plausible
  /// place: an only child fills the parent, others go below their siblings.
  mutating func paintChildren(of view: InterfaceObject, in frame: Rect, _ context: Context) {
    var below = 0.0
    let isOnly = view.children.lazy.filter { ViewKind($0) != nil }.prefix(2).count == 1
    for child in view.children where child.element != "constraint" {
      if let own = child.frame, own.width > 0 || own.height > 0 || child.children.isEmpty {
        let place = self.frame(own, in: frame)
        below = max(below, place.maxY - frame.minY)
        paint(child, at: place, isPlaced: false, context)
      } else if ViewKind(child) != nil {
        let size = isOnly ? nil : IntrinsicSize.of(child, isDesktop: isDesktop)
        let place = Self.place(below: below, in: frame, size)
        below = place.maxY - frame.minY
        // The file has frames of a grid's contents, never of its cells.
        paint(child, at: place, isPlaced: child.element != "gridCell", context)
      }
    }
  }

  /// Returns a place for a view without a frame; without a size, it takes the remaining room.
  private static func place(below: Double, in frame: Rect, _ size: MapSize?) -> Rect {
    guard let size else {
      return Rect(
        x: frame.minX, y: frame.minY + below, width: frame.width,
        height: max(frame.height - below, 0))
    }
    return Rect(
      x: frame.minX + 8, y: frame.minY + below + 8,
      width: min(size.width, max(frame.width - 16, 0)), height: size.height)
  }

  /// Returns a child's frame on the screen; AppKit's `y` is the distance from the parent's lower edge.
  func frame(_ own: Rect, in parent: Rect) -> Rect {
    let y = isDesktop ? parent.height - own.y - own.height : own.y
    return Rect(x: parent.minX + own.x, y: parent.minY + y, width: own.width, height: own.height)
  }

  private func clips(_ view: InterfaceObject) -> Bool {
    switch ViewKind(view) {
    case .scroll, .table, .collection: true
    default: view.attributes["clipsSubviews"] == "YES"
    }
  }

  /// Whether the background belongs to the view itself; a control paints its own.
  private func hasGround(_ kind: ViewKind) -> Bool {
    switch kind {
    case .button, .textField, .tabBar, .toolbar, .navigationBar, .searchBar, .image, .toggle: false
    default: true
    }
  }

  /// Paints a view that shows only its subviews, or that a class of the app draws.
  private mutating func paintPlain(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let holdsViews = view.children.contains { ViewKind($0) != nil }
    if !holdsViews, let name = view.customClass?.name, frame.width >= 40, frame.height >= 16 {
      // A color of its own already tells the view apart, even a translucent one.
      let own = colors.ground(view.color("backgroundColor"))
      if context.ground.followsAppearance, own?.followsAppearance != false {
        box(frame, fill: .theme(.fill), context)
      }
      text(
        name, in: frame.inset(4, 0),
        TextStyle(size: 11, alignment: .center, paint: .theme(.faintLabel)), context)
    }
    paintChildren(
      of: view, in: frame, context.inside(frame, clips: view.attributes["clipsSubviews"] == "YES"))
  }

  /// Paints a blurred background, which is dark if its style is.
  private mutating func paintEffect(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let style = view.settings.first { $0.path.hasSuffix("blurEffect") }?.attributes["style"] ?? ""
    let isDark = style.lowercased().hasSuffix("dark")
    let fill = isDark ? Paint.color(RGBColor(red: 45, green: 45, blue: 48)) : .theme(.fill)
    box(frame, fill: fill, context)
    paintChildren(of: view, in: frame, context.inside(frame, ground: isDark ? fill : nil))
  }

  /// Paints an icon for content drawn by the system.
  mutating func paintPlaceholder(_ glyph: Glyph, in frame: Rect, _ context: Context) {
    box(frame, fill: .theme(.fill), stroke: .theme(.separator), context)
    self.glyph(
      glyph, in: frame.centered(min(frame.width, frame.height, 88) * 0.5), .theme(.faintLabel),
      context)
  }

  /// Paints a container view, whose contents are another scene.
  private mutating func paintContainer(_ view: InterfaceObject, in frame: Rect, _ context: Context)
  {
    locateContainer(view, at: frame, context)
    box(frame, fill: .theme(.fill), stroke: .theme(.faintLabel), context)
    text(
      "Container", in: frame.centered(frame.width, 24),
      TextStyle(size: 17, alignment: .center, paint: .theme(.faintLabel)), context.on(.theme(.fill))
    )
  }
}
