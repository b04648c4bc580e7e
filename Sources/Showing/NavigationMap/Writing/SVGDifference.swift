internal import StoryboardDiff
internal import StoryboardModel

/// The colors and words with which a map shows changes; each state has both, and either is sufficient.
enum SVGDifference {
  /// Returns the whole style sheet of a map, which a page allows by its hash.
  static func styleSheet(of map: AppMap) -> String {
    SVGStyle.text + SVGColors.rules(of: map) + (map.difference == nil ? "" : style)
  }

  /// The style rules that a comparison adds to ``SVGStyle``.
  private static let style = """
    .segues-map{--added:#2a8a43;--removed:#c8372d;--changed:#b7791f;--before:#7a828e}
    .diff-unchanged{opacity:.45}
    .diff-removed .views{opacity:.7}
    \(states.map { rules($0, tag: $1) }.joined(separator: "\n"))
    .diff-removed .arrow,.diff-removed>.frame,.diff-before>.frame{stroke-dasharray:8 5}
    .diff-tag text{font-size:13px;font-weight:700;text-anchor:middle;fill:#fff}
    .diff-box{fill:var(--changed);fill-opacity:.08;stroke:var(--changed);stroke-width:2px;vector-effect:non-scaling-stroke;pointer-events:none}
    .diff-box.added{fill:var(--added);stroke:var(--added)}.diff-box.removed{fill:var(--removed);stroke:var(--removed)}
    .ghost{fill:none;stroke:var(--before);pointer-events:none}
    .ghost rect,.ghost path{stroke-width:1.5px;stroke-dasharray:5 5;vector-effect:non-scaling-stroke}
    .ghost text{font-size:17px;fill:var(--before);stroke:none;text-anchor:middle}
    .segue:not(.diff-removed).broken .arrow{stroke:var(--changed)}

    """

  /// The heads of arrows, in the colors of the states.
  static let markers = states.map { state, _ in
    "<marker id=\"m-\(state)\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"4\" "
      + "markerHeight=\"4\" orient=\"auto\">"
      + "<path d=\"M0 0L10 5L0 10z\" fill=\"var(--\(state))\"/></marker>"
  }.joined()

  /// The states, each with the color of its tag, which is so dark that white letters can be read on it.
  private static let states = [
    ("added", tag: "#23753a"), ("removed", tag: "#c8372d"), ("changed", tag: "#966318"),
    ("before", tag: "#6a727e"),
  ]

  private static func rules(_ state: String, tag: String) -> String {
    ".scene.diff-\(state)>.frame{stroke:var(--\(state));stroke-width:4}"
      + ".segue.diff-\(state) .arrow{stroke:var(--\(state));stroke-width:3;marker-start:none;"
      + "marker-end:url(#m-\(state))}.diff-\(state) .diff-tag rect{fill:\(tag)}"
  }

  /// Returns the beginning of a description of a scene or segue; empty if nothing changed.
  static func sentence(_ state: MapDifference.State?) -> String {
    switch state {
    case .added: "Added. "
    case .removed: "Removed. "
    case .changed: "Changed. "
    case .before: "As it was before. "
    case .unchanged, nil: ""
    }
  }

  /// Returns the boxes around the changed views of a screen.
  static func boxes(_ boxes: [MapDifference.Box]) -> Markup {
    guard !boxes.isEmpty else { return "" }
    var markup: Markup = "<g class=\"diff-boxes\" aria-hidden=\"true\">"
    for box in boxes {
      let changes = box.changes.map(String.init).joined(separator: " ")
      markup += """
        <rect class="diff-box \(box.action.rawValue)" rx="3" data-changes="\(changes)"\
        \(frame: box.frame.inset(-3, -3))/>
        """
    }
    markup += "</g>\n"
    return markup
  }

  /// Returns the outline of a moved screen at its old place, and a line to the new one; empty if it was not moved.
  static func ghost(of screen: MapScreen) -> Markup {
    guard let ghost = screen.formerFrame else { return "" }
    let words = "\(ReadableText.name(screen.name)) was here"
    return """
      <g class="ghost" aria-hidden="true"><rect rx="4"\(frame: ghost)/>\
      <path d="M\(ghost.center)L\(screen.frame.center)"/>\
      <text x="\(ghost.midX)" y="\(ghost.y + 24)">\
      \(Font(size: 17).line(words, width: ghost.width - 12))</text></g>

      """
  }

  /// Returns the word in the corner of a screen, where no caption covers it.
  static func tag(_ state: MapDifference.State, width: Double) -> String {
    guard state != .unchanged else { return "" }
    let left = max(0, width - 90)
    return "<g class=\"diff-tag\" aria-hidden=\"true\"><rect x=\"\(left)\" y=\"6\" width=\"84\" "
      + "height=\"22\" rx=\"11\"/><text x=\"\(left + 42)\" y=\"22\">\(state.rawValue)</text></g>\n"
  }
}
