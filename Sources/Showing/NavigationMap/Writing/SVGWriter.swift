internal import Findings
internal import StoryboardModel

/// Writes a map as one self-contained SVG document, for `--format svg` and for the HTML page.
///
/// The structure, which scripts may rely on:
///
///     svg.segues-map
///       title, desc, style, defs
///       g.cluster#cluster-KEY[data-cluster]          one per storyboard
///         rect, text.cluster-title
///         g.scene#scene-KEY[data-scene]              one per scene or reference, with tabindex
///           title, g.caption, g.views, g.badge, g.controls > g.control[data-segue]
///             g.views > g.bar                        one per bar that containers add
///       g.links > g.link[data-from][data-to]         from references to their destinations
///       g.segues > g.segue#segue-KEY[data-segue]     one per segue, with tabindex
///         path.hit, path.arrow, g.label
///
/// A scene has `data-name`, `data-class`, `data-identifier`, `data-depth`, and `data-findings` with
/// the highest severity; its classes are `reference`, `initial`, `entry`, `unreachable` and
/// `undecided`. A segue has `data-identifier`, `data-performed`, `data-findings`; its classes are
/// `kind-` with the kind, and `performed-` with how it is performed. A way that only code takes is
/// written as a segue of the kind `code`. If two versions are drawn, both have `data-change`
/// (``MapDifference/State``). The attribute `data-theme="light"` or `"dark"` on the root overrides
/// the system's appearance.
package struct SVGWriter {
  private let map: AppMap
  private let seguesByScreen: [String: [MapSegue]]
  private let names: [String: String]
  /// The word at the screens that the app starts with.
  private let startMark: String
  private var text = ByteText()

  /// Returns the document's bytes.
  package static func bytes(of map: AppMap) -> [UInt8] {
    var writer = SVGWriter(map)
    writer.write()
    return writer.text.bytes
  }

  private init(_ map: AppMap) {
    self.map = map
    seguesByScreen = Dictionary(grouping: map.segues) { $0.from ?? "" }
    names = map.screenNames
    startMark = map.startsOnlyOnWatch ? "Watch start" : "Start"
  }

  private mutating func write() {
    text.add("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"segues-map\" viewBox=\"0 0 ")
    text.add(map.size.width)
    text.add(" ")
    text.add(map.size.height)
    text.add("\"")
    text.attribute("width", map.size.width)
    text.attribute("height", map.size.height)
    text.add(" role=\"graphics-document document\" aria-labelledby=\"map-title map-desc\">\n")
    text.add("<title id=\"map-title\">")
    text.add(escaping: map.title)
    text.add("</title>\n<desc id=\"map-desc\">")
    text.add(escaping: MapSentence.description(of: map))
    text.add("</desc>\n<style>")
    text.add(safe: SVGDifference.styleSheet(of: map))
    text.add("</style>\n<defs>")
    text.add(safe: SVGGlyphs.definitions(of: usedGlyphs()))
    SVGPictures.add(of: map, to: &text)
    text.add(safe: SVGStyle.markers)
    if map.difference != nil { text.add(safe: SVGDifference.markers) }
    text.add("</defs>\n<rect class=\"page\" width=\"100%\" height=\"100%\"/>\n")
    for (cluster, screens) in zip(map.clusters, map.screensByCluster) { write(cluster, screens) }
    writeLinks()
    text.add("<g class=\"segues\">\n")
    for segue in map.segues { write(segue) }
    text.add("</g>\n</svg>\n")
  }

  private func usedGlyphs() -> Set<Glyph> {
    var used: Set<Glyph> = [.exit]
    for screen in map.screens {
      for case .glyph(let glyph, _, _) in screen.drawing.shapes { used.insert(glyph) }
    }
    return used
  }

  // MARK: - Scenes

  private mutating func write(_ cluster: MapCluster, _ screens: [MapScreen]) {
    text.add("<g class=\"cluster\" role=\"group\"")
    text.attribute("id", "cluster-" + cluster.key)
    text.attribute("data-cluster", cluster.key)
    text.attribute(
      "aria-label", (cluster.isXibs ? "" : "Storyboard ") + ReadableText.name(cluster.title))
    text.add(">\n<rect class=\"cluster-ground\" rx=\"12\"")
    text.frame(cluster.frame)
    text.add("/>\n<text class=\"cluster-title\"")
    text.attribute("x", cluster.frame.x + MapPlacement.padding)
    text.attribute("y", cluster.frame.y + 58)
    text.add(">")
    text.add(
      escaping: TextFit.lineWithEnd(
        ReadableText.name(cluster.title), width: cluster.frame.width - 80, size: 40, isBold: true))
    text.add("</text>\n")
    // Behind all screens.
    for screen in screens { SVGDifference.writeGhost(of: screen, to: &text) }
    for screen in screens { write(screen) }
    text.add("</g>\n")
  }

  private mutating func write(_ screen: MapScreen) {
    text.add("<g class=\"scene")
    if case .reference = screen.role { text.add(" reference") }
    if screen.isInitial { text.add(" initial") }
    if screen.isEntry { text.add(" entry") }
    if !screen.isReachable { text.add(" unreachable") }
    if screen.isUndecided { text.add(" undecided") }
    let change = map.difference?.screens[screen.key]
    if let change { text.add(safe: SVGDifference.className(change)) }
    text.add("\"")
    text.attribute("data-change", optional: change?.rawValue)
    text.attribute("id", "scene-" + screen.key)
    text.attribute("data-scene", screen.key)
    text.add(" tabindex=\"0\" role=\"group\"")
    text.attribute(
      "aria-label", SVGDifference.sentence(change) + MapSentence.description(of: screen))
    text.attribute("data-name", ReadableText.name(screen.name))
    text.attribute("data-class", optional: screen.className.map { ReadableText.name($0) })
    text.attribute(
      "data-identifier", optional: screen.storyboardIdentifier.map { ReadableText.name($0) })
    if let depth = screen.depth { text.attribute("data-depth", String(depth)) }
    text.attribute("data-findings", optional: Self.worst(screen.findings)?.rawValue)
    text.add(" transform=\"translate(")
    text.add(screen.frame.x)
    text.add(" ")
    text.add(screen.frame.y)
    text.add(")\">\n<title>")
    text.add(escaping: ReadableText.name(screen.name))
    text.add("</title>")
    writeCaption(of: screen)
    text.add("<rect class=\"body\"")
    text.frame(Rect(x: 0, y: 0, width: screen.frame.width, height: screen.frame.height))
    text.add("/><g class=\"views\" aria-hidden=\"true\">\n")
    writeShapes(of: screen.drawing)
    text.add("</g><rect class=\"frame\"")
    text.frame(Rect(x: 0, y: 0, width: screen.frame.width, height: screen.frame.height))
    text.add("/>\n")
    writeBadge(of: screen)
    if let change { text.add(safe: SVGDifference.tag(change, width: screen.frame.width)) }
    SVGDifference.write(map.difference?.boxes[screen.key] ?? [], to: &text)
    let controls = controls(of: screen)
    if !controls.isEmpty {
      text.add("<g class=\"controls\">")
      for (control, segue) in controls {
        text.add("<g class=\"control\"")
        text.attribute("data-segue", segue.key)
        text.add("><rect rx=\"4\"")
        text.frame(control)
        text.add("/></g>")
      }
      text.add("</g>\n")
    }
    text.add("</g>\n")
  }

  private mutating func writeShapes(of drawing: Drawing) {
    var bars = drawing.bars[...]
    for (index, shape) in drawing.shapes.enumerated() {
      if let bar = bars.first, bar.shapes.lowerBound == index {
        text.add(safe: "<g class=\"bar\(bar.isOuter ? " outer" : "")\">\n")
      }
      text.add(shape)
      if let bar = bars.first, bar.shapes.upperBound == index + 1 {
        text.add("</g>\n")
        bars.removeFirst()
      }
    }
  }

  /// Returns the controls of a screen, each with a segue that it fires.
  private func controls(of screen: MapScreen) -> [(Rect, MapSegue)] {
    guard !screen.drawing.controls.isEmpty else { return [] }
    let frames = screen.drawing.controlFrames
    return (seguesByScreen[screen.key] ?? []).flatMap { segue in
      let controls = segue.kind == .embed ? [] : [segue.control].compactMap(\.self)
      return (controls + segue.controls).compactMap { control in
        frames[control].map { ($0, segue) }
      }
    }
  }

  private mutating func writeCaption(of screen: MapScreen) {
    let room = screen.frame.width - (screen.hasExit ? 24 : 0)
    text.add("<g class=\"caption\" aria-hidden=\"true\">")
    if screen.isInitial {
      text.add("<path class=\"initial-arrow\" d=\"M-52 ")
      text.add(screen.frame.height / 2)
      text.add("h34\">")
      if !screen.isEntry { text.add("<title>Initial scene of its storyboard</title>") }
      text.add("</path>")
    }
    if screen.isEntry {
      text.add("<text class=\"start\" x=\"-14\" y=\"")
      text.add(screen.frame.height / 2 - 22)
      text.add("\">")
      text.add(safe: startMark)
      text.add("</text>")
    }
    text.add("<text class=\"name\" x=\"0\" y=\"-27\">")
    text.add(
      escaping: TextFit.line(ReadableText.name(screen.name), width: room, size: 17, isBold: true))
    text.add("</text><text class=\"class\" x=\"0\" y=\"-9\">")
    text.add(escaping: TextFit.line(MapSentence.caption(of: screen), width: room, size: 13))
    text.add("</text>")
    if screen.hasExit {
      text.add("<use class=\"exit sn\" href=\"#g-exit\"")
      text.frame(Rect(x: screen.frame.width - 18, y: -20, width: 16, height: 16))
      text.add("/>")
    }
    text.add("</g>")
  }

  /// Writes the number of a screen's findings, if there are any, over its upper right corner.
  private mutating func writeBadge(of screen: MapScreen) {
    guard let worst = Self.worst(screen.findings) else { return }
    text.add("<g class=\"badge ")
    text.add(safe: worst.rawValue)
    text.add("\" aria-hidden=\"true\"><circle cx=\"")
    text.add(screen.frame.width)
    text.add("\" cy=\"0\" r=\"11\"/><text x=\"")
    text.add(screen.frame.width)
    text.add("\" y=\"4\">")
    text.add(min(screen.findings.count, 99))
    text.add("</text><title>")
    text.add(escaping: MapSentence.text(of: screen.findings))
    text.add("</title></g>\n")
  }

  static func worst(_ findings: [Finding]) -> Severity? {
    findings.map(\.severity).max()
  }

  // MARK: - Arrows

  private mutating func writeLinks() {
    guard map.links.contains(where: { $0.route != nil }) else { return }
    text.add("<g class=\"links\" aria-hidden=\"true\">\n")
    for link in map.links {
      guard let route = link.route else { continue }
      text.add("<g class=\"link\"")
      text.attribute("data-from", link.from)
      text.attribute("data-to", link.to)
      text.add("><path d=\"")
      add(route)
      text.add("\"/></g>\n")
    }
    text.add("</g>\n")
  }

  private mutating func write(_ segue: MapSegue) {
    let description =
      SVGDifference.sentence(map.difference?.segues[segue.key])
      + MapSentence.description(of: segue, names: names)
    text.add("<g class=\"segue kind-")
    text.add(safe: MapKeys.slug(segue.kind.rawValue))
    if let performance = segue.performance {
      text.add(" performed-")
      text.add(safe: performance.rawValue)
    }
    if segue.problem != nil { text.add(" broken") }
    let change = map.difference?.segues[segue.key]
    if let change { text.add(safe: SVGDifference.className(change)) }
    text.add("\"")
    text.attribute("data-change", optional: change?.rawValue)
    text.attribute("id", "segue-" + segue.key)
    text.attribute("data-segue", segue.key)
    text.attribute("data-identifier", optional: segue.identifier.map { ReadableText.name($0) })
    text.attribute("data-performed", optional: segue.performance?.rawValue)
    text.attribute("data-findings", optional: Self.worst(segue.findings)?.rawValue)
    text.add(" tabindex=\"0\" role=\"group\"")
    text.attribute("aria-label", description)
    text.add(">")
    if let route = segue.route {
      text.add("<path class=\"hit\" d=\"")
      add(route)
      text.add("\"/><path class=\"arrow\" d=\"")
      add(route)
      text.add("\"/>")
    }
    if let label = segue.label {
      text.add("<g class=\"label\"><rect rx=\"4\"")
      text.frame(label.frame)
      text.add("/><text")
      text.attribute("x", label.frame.midX)
      text.attribute("y", label.frame.y + 15)
      text.add(">")
      text.add(escaping: label.text)
      text.add("</text></g>")
    }
    text.add("<title>")
    text.add(escaping: description)
    text.add("</title></g>\n")
  }

  private mutating func add(_ route: MapRoute) {
    text.add("M")
    text.add(route.start.x)
    text.add(" ")
    text.add(route.start.y)
    for curve in route.curves {
      text.add("C")
      for (index, point) in [curve.control1, curve.control2, curve.end].enumerated() {
        if index > 0 { text.add(" ") }
        text.add(point.x)
        text.add(" ")
        text.add(point.y)
      }
    }
  }
}
