internal import StoryboardModel

/// Tables and collections of UIKit, with their cells.
extension Painter {
  mutating func paintTable(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    if isDesktop { return paintDesktopTable(view, in: frame, context) }
    let style = view.attributes["style"] ?? "plain"
    let ground = colors.ground(
      view.color("backgroundColor"), standard: .theme(style == "plain" ? .ground : .grouped))
    box(frame, fill: ground, context)
    let inner = context.inside(frame, clips: true, ground: ground)
    let content = belowBars(frame)
    var below = content.minY
    for child in view.children {
      switch child.element {
      case "tableViewSection":
        paintSection(child, of: view, in: content, style: style, below: &below, inner)
      case "tableViewCell":
        paintRow(child, of: view, in: content, style: style, below: &below, inner)
      default:
        guard ViewKind(child) != nil else { continue }
        let own =
          child.frame ?? Rect(x: 0, y: below - content.minY, width: content.width, height: 44)
        let place = self.frame(own, in: content)
        // The cells are below a header. A footer comes last, in the file's frames, too.
        below = max(below, place.maxY)
        paint(child, at: place, isPlaced: child.frame == nil, inner)
      }
    }
    guard view.attributes["dataMode"] != "static" else { return }
    paintKind("Table View", in: frame, below: below, inner)
  }

  /// Returns the frame of a table's or collection's content, which begins below the bars of the screen.
  private func belowBars(_ frame: Rect) -> Rect {
    frame.minY == 0 ? frame.moved(x: 0, y: contentTop) : frame
  }

  private mutating func paintSection(
    _ section: InterfaceObject, of table: InterfaceObject, in frame: Rect, style: String,
    below: inout Double, _ context: Context
  ) {
    let cells = section.children.filter { $0.element == "tableViewCell" }
    let top = cells.first?.frame.map { frame.minY + $0.y } ?? below
    let inset = style == "insetGrouped" ? 36.0 : 16
    let row = Rect(x: frame.minX + inset, y: top, width: frame.width - 2 * inset, height: 0)
    let header = section.words(["headerTitle"])
    if !header.isEmpty, top - frame.minY > 14 {
      if style == "plain" {
        let band = Rect(x: frame.minX, y: top - 28, width: frame.width, height: 28)
        box(band, fill: .theme(.grouped), context)
      }
      var place = row
      place.height = min(22, top - frame.minY)
      place.y = top - place.height - 3
      paintHeader(header, in: place, isPlain: style == "plain", context)
    }
    below = max(below, top)
    for cell in cells {
      paintRow(cell, of: table, in: frame, style: style, below: &below, context)
    }
    let footer = section.words(["footerTitle"])
    guard !footer.isEmpty else { return }
    text(
      footer, in: Rect(x: row.x, y: below + 5, width: row.width, height: 32),
      TextStyle(size: 13, paint: .theme(.secondaryLabel)), lines: 2, context)
    below += 40
  }

  private mutating func paintHeader(
    _ title: String, in frame: Rect, isPlain: Bool, _ context: Context
  ) {
    if isPlain {
      text(title, in: frame, TextStyle(size: 17, isBold: true), context)
    } else {
      text(
        title.uppercased(), in: frame, TextStyle(size: 13, paint: .theme(.secondaryLabel)), context)
    }
  }

  /// Paints a cell of a table, with the line below it.
  private mutating func paintRow(
    _ cell: InterfaceObject, of table: InterfaceObject, in frame: Rect, style: String,
    below: inout Double, _ context: Context
  ) {
    let own = cell.frame.map { self.frame($0, in: frame) }
    let place = own ?? Rect(x: frame.minX, y: below, width: frame.width, height: 44)
    let isRound = style == "insetGrouped"
    var inner = context
    let color = cell.color("backgroundColor")
    if colors.ground(color) == nil, !colors.isClear(color), style != "plain" {
      box(place, fill: .theme(.ground), radius: isRound ? 8 : 0, context)
      inner.ground = .theme(.ground)
    }
    paint(cell, at: place, isPlaced: own == nil, inner)
    if table.attributes["separatorStyle"] != "none" {
      horizontalLine(from: place.minX + 16, to: place.maxX, y: place.maxY, context)
    }
    below = max(below, place.maxY)
  }

  /// Paints a cell of a table or a collection.
  mutating func paintCell(_ cell: InterfaceObject, in frame: Rect, _ context: Context) {
    let isTableCell = cell.element == "tableViewCell"
    var content = frame
    if isTableCell { paintAccessory(of: cell, in: &content, context) }
    let holder = cell.child("contentView")
    let views = (holder?.children ?? cell.children).filter { ViewKind($0) != nil }
    let inner = context.inside(frame, clips: true)
    if let holder {
      let own = holder.frame.map { self.frame($0, in: frame) } ?? content
      if let ground = colors.ground(holder.color("backgroundColor")) {
        box(own, fill: ground, inner)
      }
      locate(holder, at: own, inner)
      count(isPlaced: false)
      let ground = colors.ground(holder.color("backgroundColor")) ?? inner.ground
      paintChildren(of: holder, in: own, inner.inside(own, ground: ground))
    } else {
      if !isTableCell { box(frame, fill: .theme(.fill), stroke: .theme(.separator), context) }
      paintChildren(of: cell, in: content, inner)
    }
    if views.isEmpty { paintConfigured(cell, in: content, context) }
  }

  /// Paints a cell without views: its content configuration, or its name.
  private mutating func paintConfigured(
    _ cell: InterfaceObject, in frame: Rect, _ context: Context
  ) {
    let words = cell.words(["text"])
    if !words.isEmpty {
      let second = cell.words(["secondaryText"])
      var rows = frame.inset(16, 4)
      let top = second.isEmpty ? rows : rows.takeTop(rows.height / 2)
      text(words, in: top, TextStyle(size: 17), context)
      return text(second, in: rows, TextStyle(size: 12, paint: .theme(.secondaryLabel)), context)
    }
    let name = cell.reuseIdentifier ?? cell.customClass?.name ?? ""
    text(
      name, in: frame.inset(min(16, frame.width / 8), 0),
      TextStyle(size: 13, alignment: .center, paint: .theme(.faintLabel)), context)
  }

  private mutating func paintAccessory(
    of cell: InterfaceObject, in content: inout Rect, _ context: Context
  ) {
    let glyphs: [(Glyph, Paint)] =
      switch cell.attributes["accessoryType"] {
      case "disclosureIndicator": [(.chevronRight, .theme(.faintLabel))]
      case "detailDisclosureButton": [(.chevronRight, .theme(.faintLabel)), (.info, context.tint)]
      case "detailButton": [(.info, context.tint)]
      case "checkmark": [(.check, context.tint)]
      default: []
      }
    for (picture, color) in glyphs {
      glyph(
        picture, in: content.takeRight(33).centered(picture == .info ? 22 : 14),
        color.readable(on: context.ground), context)
    }
  }

  /// Paints the label that Interface Builder shows in a table or collection that is filled at run time.
  private mutating func paintKind(
    _ name: String, in frame: Rect, below: Double, _ context: Context
  ) {
    let seen = frame.intersection(context.clip) ?? frame
    let rest = Rect(x: seen.minX, y: below, width: seen.width, height: seen.maxY - below)
    guard rest.height > 90, rest.width > 90 else { return }
    var line = rest.centered(rest.width, 56)
    line.height = 30
    text(
      name, in: line,
      TextStyle(size: 22, isBold: true, alignment: .center, paint: .theme(.faintLabel)), context)
    line.y += 30
    line.height = 22
    text(
      "Prototype Content", in: line,
      TextStyle(size: 15, alignment: .center, paint: .theme(.faintLabel)), context)
  }

  mutating func paintCollection(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    let ground = colors.ground(view.color("backgroundColor"), standard: .theme(.ground))
    box(frame, fill: ground, context)
    let inner = context.inside(frame, clips: true, ground: ground)
    let content = belowBars(frame)
    var below = content.minY
    for child in view.children where ViewKind(child) != nil {
      let place =
        child.frame.map { self.frame($0, in: content) }
        ?? Rect(x: content.minX, y: below, width: min(content.width, 100), height: 50)
      paint(child, at: place, isPlaced: child.frame == nil, inner)
      below = max(below, place.maxY)
    }
    paintKind("Collection View", in: frame, below: below, inner)
  }
}
