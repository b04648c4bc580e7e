internal import StoryboardModel

/// Controls and containers of AppKit, whose text is in their cells.
extension Painter {
  mutating func paintDesktopButton(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let type = view.child("cell")?.attributes["type"] ?? "push"
    switch type {
    case "check", "radio":
      paintCheckBox(view, isRadio: type == "radio", in: frame, context)
    case "disclosureTriangle", "roundedDisclosure":
      glyph(.chevronRight, in: frame.centered(12), .theme(.label), context)
    case "help":
      box(
        frame.centered(20), fill: .theme(.ground), stroke: .theme(.separator), radius: 10, context)
      text("?", in: frame, TextStyle(size: 13, alignment: .center), context)
    default: paintPushButton(view, in: frame, context)
    }
  }

  private mutating func paintCheckBox(
    _ view: InterfaceObject, isRadio: Bool, in frame: Rect, _ context: Context
  ) {
    let cell = view.child("cell")
    var row = frame
    let mark = row.takeLeft(18).centered(14)
    box(
      mark, fill: .theme(.ground), stroke: .theme(.faintLabel), radius: isRadio ? 7 : 3, context)
    if cell?.attributes["state"] == "on" {
      if isRadio {
        box(mark.centered(6), fill: .theme(.accent), radius: 3, context)
      } else {
        glyph(.check, in: mark, .theme(.accent), context)
      }
    }
    text(
      view.cellTitle, in: row.inset(2, 0), TextStyle(Font(of: cell ?? view, standard: 13)),
      lines: 4, context)
  }

  private mutating func paintPushButton(
    _ view: InterfaceObject, in frame: Rect, _ context: Context
  ) {
    let cell = view.child("cell")
    let words = view.cellTitle
    let isBordered = view.attributes["bordered"] != "NO" && cell?.attributes["borderStyle"] != nil
    let row = frame.inset(isBordered ? 4 : 0, 0).centered(
      max(frame.width - (isBordered ? 12 : 0), 0), min(frame.height, max(frame.height - 8, 20)))
    if isBordered {
      box(row, fill: .theme(.ground), stroke: .theme(.separator), radius: 5, context)
    }
    if words.isEmpty || cell?.attributes["imagePosition"] == "only" {
      paint(
        view.imageName.map { Icon.named($0) } ?? .glyph(.image), in: row,
        side: min(row.height, 18), tint: .theme(.secondaryLabel), tints: false, context)
    } else {
      text(
        words, in: row, TextStyle(Font(of: cell ?? view, standard: 13), alignment: .center),
        isBordered ? context.on(.theme(.ground)) : context)
    }
  }

  mutating func paintDesktopField(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let cell = view.child("cell") ?? view
    let font = Font(of: cell, standard: 13)
    let isField = cell.attributes["borderStyle"] == "bezel" || cell.attributes["editable"] == "YES"
    if isField {
      box(frame, fill: .theme(.ground), stroke: .theme(.separator), radius: 2, context)
    }
    let words = cell.words(["title", "stringValue", "text"])
    let place = isField ? frame.inset(4, 0) : frame.inset(2, 0)
    let color = colors.text(cell.color("textColor")) ?? .theme(.label)
    text(
      words.isEmpty ? cell.words(["placeholderString"]) : words, in: place,
      TextStyle(
        font, alignment: alignment(of: cell), paint: words.isEmpty ? .theme(.faintLabel) : color),
      lines: frame.height > font.size * 2.2 ? 40 : 1,
      isField ? context.on(.theme(.ground)) : context)
  }

  mutating func paintSearchField(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    box(frame, fill: .theme(.ground), stroke: .theme(.separator), radius: 5, context)
    var row = frame.inset(4, 0)
    glyph(.search, in: row.takeLeft(18).centered(12), .theme(.secondaryLabel), context)
    let cell = view.child("cell") ?? view
    let words = cell.words(["title", "placeholderString"])
    text(
      words.isEmpty ? "Search" : words, in: row,
      TextStyle(size: 13, paint: .theme(.faintLabel)), context.on(.theme(.ground)))
  }

  mutating func paintPopUp(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let row = frame.centered(max(frame.width - 6, 0), min(frame.height, 21))
    box(row, fill: .theme(.ground), stroke: .theme(.separator), radius: 5, context)
    var inner = row.inset(7, 0)
    glyph(.chevronsUpDown, in: inner.takeRight(14).centered(11), .theme(.label), context)
    text(popUpTitle(of: view), in: inner, TextStyle(size: 13), context.on(.theme(.ground)))
  }

  /// Returns the cell's title, or its menu's first item.
  private func popUpTitle(of view: InterfaceObject) -> String {
    guard view.cellTitle.isEmpty else { return view.cellTitle }
    let menus = view.children.flatMap(\.children).filter { $0.element == "menu" }
    return menus.flatMap(\.children).map(\.shownTitle).first { !$0.isEmpty } ?? ""
  }

  mutating func paintDesktopBox(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    if view.attributes["boxType"] == "separator" {
      if frame.width >= frame.height {
        horizontalLine(from: frame.minX, to: frame.maxX, y: frame.midY, context)
      } else {
        verticalLine(x: frame.midX, from: frame.minY, to: frame.maxY, context)
      }
      return
    }
    let title = view.words(["title"])
    var body = frame
    if !title.isEmpty, view.attributes["titlePosition"] != "noTitle" {
      text(title, in: body.takeTop(16).inset(8, 0), TextStyle(size: 11), context)
    }
    box(body, fill: .theme(.fill), stroke: .theme(.separator), radius: 5, context)
    paintChildren(of: view, in: frame, context.inside(frame))
  }

  /// Paints a tab view: its tabs, and the view of the tab that is shown first.
  mutating func paintTabView(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let items = view.children.filter { $0.element == "tabViewItem" }
    let initial = view.attributes["initialItem"]
    guard let shown = items.first(where: { $0.id.rawValue == initial }) ?? items.first else {
      return paintChildren(of: view, in: frame, context.inside(frame))
    }
    let type = view.attributes["type"] ?? "top"
    if !type.hasPrefix("noTabs") {
      box(frame.inset(7, 10), fill: .theme(.fill), stroke: .theme(.separator), radius: 5, context)
    }
    if type.hasPrefix("top") || type.hasPrefix("bottom") {
      let tabs = items.map {
        Segment(title: $0.words(["label"]), isSelected: $0.id == shown.id)
      }
      let width = tabs.reduce(0) { $0 + Font(size: 13).width(of: String($1.title.prefix(40))) + 24 }
      var row = frame.centered(min(width, frame.width), min(frame.height, 22))
      row.y = type.hasPrefix("top") ? frame.minY : frame.maxY - row.height
      paint(tabs, in: row, context)
    }
    paintChildren(of: shown, in: frame, context.inside(frame))
  }

  mutating func paintSplit(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    paintChildren(of: view, in: frame, context.inside(frame))
    let isUpright = view.attributes["vertical"] == "YES"
    let panes = view.children.compactMap { child in child.frame.map { self.frame($0, in: frame) } }
    if panes.isEmpty { return paintPanes(in: frame, isUpright: isUpright, context) }
    for pane in panes.dropLast() { divide(frame, after: pane, isUpright: isUpright, context) }
  }

  private mutating func divide(
    _ frame: Rect, after pane: Rect, isUpright: Bool, _ context: Context
  ) {
    if isUpright {
      verticalLine(x: pane.maxX, from: frame.minY, to: frame.maxY, context)
    } else {
      horizontalLine(from: frame.minX, to: frame.maxX, y: pane.maxY, context)
    }
  }

  /// Paints the panes of a split view controller, which are other scenes: the first one is a sidebar.
  private mutating func paintPanes(in frame: Rect, isUpright: Bool, _ context: Context) {
    let names = paneNames.count < 2 ? ["", ""] : paneNames
    var rest = frame
    for (index, name) in names.enumerated() {
      let share = index == 0 ? 0.26 : 1 / Double(names.count - index)
      let pane =
        isUpright
        ? rest.takeLeft((rest.width * share).rounded())
        : rest.takeTop((rest.height * share).rounded())
      box(pane, fill: .theme(index == 0 ? .grouped : .ground), context)
      text(
        name, in: pane.inset(8, 4),
        TextStyle(size: 13, alignment: .center, paint: .theme(.faintLabel)), lines: 3, context)
      if index < names.count - 1 { divide(frame, after: pane, isUpright: isUpright, context) }
    }
  }

  /// Paints a table or outline: its columns' titles, then the cells of its first rows.
  mutating func paintDesktopTable(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let ground = colors.ground(view.color("backgroundColor")) ?? .theme(.ground)
    let seen = frame.intersection(context.clip) ?? frame
    box(seen, fill: ground, context)
    let inner = context.inside(frame, clips: true, ground: ground)
    let columns = view.children.filter { $0.element == "tableColumn" }
    guard !columns.isEmpty else { return paintChildren(of: view, in: frame, inner) }
    var rows = seen
    let hasTitles = columns.contains { !$0.words(["title"]).isEmpty }
    if hasTitles, view.attributes["headerView"] != nil {
      paintTitles(of: columns, in: rows.takeTop(24), inner)
    }
    let prototypes = columns.map { column in column.children.filter { ViewKind($0) != nil } }
    let count = prototypes.map(\.count).max() ?? 0
    for row in 0..<max(count, 12) {
      let cells = prototypes.map { $0.dropFirst(row).first }
      let tallest = cells.compactMap { $0?.frame?.height }.max()
      let height = max(tallest ?? view.attributes.number("rowHeight") ?? 0, 17)
      // A prototype row may be cut off at the bottom, but an empty row may not.
      guard rows.height >= (row < count ? 1 : height) else { return }
      paintRow(of: cells, in: columns, at: rows.takeTop(height), inner)
    }
  }

  private mutating func paintTitles(
    of columns: [InterfaceObject], in frame: Rect, _ context: Context
  ) {
    box(frame, fill: .theme(.bar), context)
    horizontalLine(from: frame.minX, to: frame.maxX, y: frame.maxY, context)
    var rest = frame
    for column in columns {
      let place = rest.takeLeft(width(of: column, among: columns.count, in: frame))
      text(
        column.words(["title"]), in: place.inset(6, 0),
        TextStyle(size: 11, paint: .theme(.secondaryLabel)), context)
    }
  }

  /// Paints one cell of each column, which is nil if the column has no such cell, and the line below.
  private mutating func paintRow(
    of cells: [InterfaceObject?], in columns: [InterfaceObject], at frame: Rect, _ context: Context
  ) {
    horizontalLine(from: frame.minX, to: frame.maxX, y: frame.maxY, context)
    var rest = frame
    for (column, cell) in zip(columns, cells) {
      var place = rest.takeLeft(width(of: column, among: columns.count, in: frame))
      guard let cell, let own = cell.frame else { continue }
      place.height = own.height
      paint(cell, at: place, isPlaced: false, context)
    }
  }

  private func width(of column: InterfaceObject, among count: Int, in frame: Rect) -> Double {
    if count == 1 { return frame.width }
    let own = column.attributes.number("width") ?? 0
    return own > 0 ? min(own, frame.width) : frame.width / Double(count)
  }
}
