internal import Findings
internal import NavigationGraph
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
  private var text: Markup = ""

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
    let (width, height) = (map.size.width, map.size.height)
    text += """
      <svg xmlns="http://www.w3.org/2000/svg" class="segues-map" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="graphics-document document" \
      aria-labelledby="map-title map-desc">
      <title id="map-title">\(map.title)</title>
      <desc id="map-desc">\(MapSentence.description(of: map))</desc>
      <style>\(safe: SVGDifference.styleSheet(of: map))</style>
      <defs>\(safe: glyphs)\(SVGPictures.definitions(for: map))\
      \(safe: SVGStyle.markers)\(safe: map.difference == nil ? "" : SVGDifference.markers)</defs>
      <rect class="page" width="100%" height="100%"/>

      """
    for (cluster, screens) in zip(map.clusters, map.screensByCluster) { write(cluster, screens) }
    writeLinks()
    text += "<g class=\"segues\">\n"
    for segue in map.segues { write(segue) }
    text += "</g>\n</svg>\n"
  }

  /// The definitions of the icons on the map, in a fixed order.
  private var glyphs: String {
    var used: Set<Glyph> = [.exit]
    for screen in map.screens {
      for case .glyph(let glyph, _, _) in screen.drawing.shapes { used.insert(glyph) }
    }
    return Glyph.allCases.filter(used.contains).map {
      "<symbol id=\"g-\($0.name)\" viewBox=\"0 0 24 24\"><path d=\"\($0.rawValue)\"/></symbol>\n"
    }.joined()
  }

  // MARK: - Scenes

  private mutating func write(_ cluster: MapCluster, _ screens: [MapScreen]) {
    let (title, frame) = (ReadableText.name(cluster.title), cluster.frame)
    let shown = MapPlacement.titleFont.lineWithEnd(title, width: frame.width - 80)
    text += """
      <g class="cluster" role="group" id="cluster-\(cluster.key)" data-cluster="\(cluster.key)" \
      aria-label="\(cluster.isXibs ? "" : "Storyboard ")\(title)">
      <rect class="cluster-ground" rx="12"\(frame: frame)/>
      <text class="cluster-title" x="\(frame.x + MapPlacement.padding)" y="\(frame.y + 58)">\
      \(shown)</text>

      """
    // Behind all screens.
    for screen in screens { text += SVGDifference.ghost(of: screen) }
    for screen in screens { write(screen) }
    text += "</g>\n"
  }

  private mutating func write(_ screen: MapScreen) {
    let change = screen.change
    let name = ReadableText.name(screen.name)
    let whole = Rect(x: 0, y: 0, width: screen.frame.width, height: screen.frame.height)
    text += """
      <g class="\(Self.classes(of: screen))"\(attribute: "data-change", change?.rawValue) \
      id="scene-\(screen.key)" data-scene="\(screen.key)" tabindex="0" role="group" \
      aria-label="\(SVGDifference.sentence(change))\(MapSentence.description(of: screen))" \
      data-name="\(name)"\(attribute: "data-class", screen.className.map { ReadableText.name($0) })\
      \(attribute: "data-identifier", screen.storyboardIdentifier.map { ReadableText.name($0) })\
      \(attribute: "data-depth", screen.depth.map { String($0) })\
      \(attribute: "data-findings", Self.worst(screen.findings)?.rawValue) \
      transform="translate(\(screen.frame.x) \(screen.frame.y))">
      <title>\(name)</title>\(caption(of: screen, name))<rect class="body"\(frame: whole)/>\
      <g class="views" aria-hidden="true">

      """
    writeShapes(of: screen.drawing)
    text += """
      </g><rect class="frame"\(frame: whole)/>
      \(badge(of: screen))\
      \(safe: change.map { SVGDifference.tag($0, width: screen.frame.width) } ?? "")\
      \(SVGDifference.boxes(screen.boxes))
      """
    writeControls(of: screen)
    text += "</g>\n"
  }

  private static func classes(of screen: MapScreen) -> String {
    var classes = ["scene"]
    if case .reference = screen.role { classes.append("reference") }
    if screen.isInitial { classes.append("initial") }
    if screen.isEntry { classes.append("entry") }
    if !screen.isReachable { classes.append("unreachable") }
    if screen.isUndecided { classes.append("undecided") }
    if let change = screen.change { classes.append("diff-\(change.rawValue)") }
    return classes.joined(separator: " ")
  }

  private mutating func writeShapes(of drawing: Drawing) {
    var bars = drawing.bars[...]
    for (index, shape) in drawing.shapes.enumerated() {
      if let bar = bars.first, bar.shapes.lowerBound == index {
        text += "<g class=\"bar\(bar.isOuter ? " outer" : "")\">\n"
      }
      text += shape.markup
      if let bar = bars.first, bar.shapes.upperBound == index + 1 {
        text += "</g>\n"
        bars.removeFirst()
      }
    }
  }

  private mutating func writeControls(of screen: MapScreen) {
    let controls = controls(of: screen)
    guard !controls.isEmpty else { return }
    text += "<g class=\"controls\">"
    for (control, segue) in controls {
      text += """
        <g class="control" data-segue="\(segue.key)"><rect rx="4"\(frame: control)/></g>
        """
    }
    text += "</g>\n"
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

  private func caption(of screen: MapScreen, _ name: String) -> Markup {
    let room = screen.frame.width - (screen.hasExit ? 24 : 0)
    let middle = screen.frame.height / 2
    var caption: Markup = "<g class=\"caption\" aria-hidden=\"true\">"
    if screen.isInitial {
      let title: Markup =
        screen.isEntry ? "" : "<title>Initial scene of its storyboard</title>"
      caption += "<path class=\"initial-arrow\" d=\"M-52 \(middle)h34\">\(title)</path>"
    }
    if screen.isEntry {
      caption += "<text class=\"start\" x=\"-14\" y=\"\(middle - 22)\">\(startMark)</text>"
    }
    caption += """
      <text class="name" x="0" y="-27">\
      \(Font(size: 17, isBold: true).line(name, width: room))</text>\
      <text class="class" x="0" y="-9">\
      \(Font(size: 13).line(MapSentence.caption(of: screen), width: room))</text>
      """
    if screen.hasExit {
      let place = Rect(x: screen.frame.width - 18, y: -20, width: 16, height: 16)
      caption += "<use class=\"exit sn\" href=\"#g-exit\"\(frame: place)/>"
    }
    caption += "</g>"
    return caption
  }

  /// Returns the number of a screen's findings, if there are any, over its upper right corner.
  private func badge(of screen: MapScreen) -> Markup {
    guard let worst = Self.worst(screen.findings) else { return "" }
    let right = screen.frame.width
    return """
      <g class="badge \(worst.rawValue)" aria-hidden="true"><circle cx="\(right)" cy="0" r="11"/>\
      <text x="\(right)" y="4">\(min(screen.findings.count, 99))</text>\
      <title>\(MapSentence.text(of: screen.findings))</title></g>

      """
  }

  private static func worst(_ findings: [Finding]) -> Severity? {
    findings.map(\.severity).max()
  }

  // MARK: - Arrows

  private mutating func writeLinks() {
    guard map.links.contains(where: { $0.route != nil }) else { return }
    text += "<g class=\"links\" aria-hidden=\"true\">\n"
    for link in map.links {
      guard let route = link.route else { continue }
      text += """
        <g class="link" data-from="\(link.from)" data-to="\(link.to)"><path d="\(route)"/></g>

        """
    }
    text += "</g>\n"
  }

  private mutating func write(_ segue: MapSegue) {
    let change = segue.change
    let description =
      SVGDifference.sentence(change) + MapSentence.description(of: segue, names: names)
    let classes = [
      "segue", "kind-\(MapKeys.slug(segue.kind.rawValue))",
      segue.performance.map { "performed-\($0.rawValue)" }, segue.problem == nil ? nil : "broken",
      change.map { "diff-\($0.rawValue)" },
    ].compactMap(\.self)
    text += """
      <g class="\(safe: classes.joined(separator: " "))"\
      \(attribute: "data-change", change?.rawValue) \
      id="segue-\(segue.key)" data-segue="\(segue.key)"\
      \(attribute: "data-identifier", segue.identifier.map { ReadableText.name($0) })\
      \(attribute: "data-performed", segue.performance?.rawValue)\
      \(attribute: "data-findings", Self.worst(segue.findings)?.rawValue) \
      tabindex="0" role="group" aria-label="\(description)">
      """
    if let route = segue.route {
      text += "<path class=\"hit\" d=\"\(route)\"/><path class=\"arrow\" d=\"\(route)\"/>"
    }
    if let label = segue.label {
      text += """
        <g class="label"><rect rx="4"\(frame: label.frame)/>\
        <text x="\(label.frame.midX)" y="\(label.frame.y + 15)">\(label.text)</text></g>
        """
    }
    text += "<title>\(description)</title></g>\n"
  }
}

extension Markup {
  fileprivate mutating func appendInterpolation(_ route: MapRoute) {
    self += "M\(route.start)"
    for curve in route.curves { self += "C\(curve.control1) \(curve.control2) \(curve.end)" }
  }
}
