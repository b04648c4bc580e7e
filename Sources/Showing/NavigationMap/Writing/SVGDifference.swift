/// How a map shows changes: with a colour and a word for each state, each of which is sufficient.
enum SVGDifference {
  /// Returns the whole style sheet of a map, which a page allows by its hash.
  static func styleSheet(of map: AppMap) -> String {
    SVGStyle.text + SVGColors.rules(of: map) + (map.difference == nil ? "" : style)
  }

  /// The rules in addition to those of ``SVGStyle``.
  private static let style = """
    .segues-map{--added:#2a8a43;--removed:#c8372d;--changed:#b7791f;--before:#7a828e}
    .diff-unchanged{opacity:.45}
    .diff-removed .views,.diff-before .views{opacity:.6}
    \(states.map(rules).joined(separator: "\n"))
    .diff-removed .arrow,.diff-removed>.frame,.diff-before>.frame{stroke-dasharray:8 5}
    .diff-tag text{font-size:13px;font-weight:700;text-anchor:middle;fill:#fff}

    """

  /// The heads of arrows, in the colours of the states.
  static let markers = states.map { state in
    "<marker id=\"m-\(state)\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"10\" "
      + "markerHeight=\"10\" markerUnits=\"userSpaceOnUse\" orient=\"auto\">"
      + "<path d=\"M0 0L10 5L0 10z\" fill=\"var(--\(state))\"/></marker>"
  }.joined()

  private static let states = ["added", "removed", "changed", "before"]

  private static func rules(_ state: String) -> String {
    ".scene.diff-\(state)>.frame{stroke:var(--\(state));stroke-width:4}"
      + ".segue.diff-\(state) .arrow{stroke:var(--\(state));stroke-width:3;marker-start:none;"
      + "marker-end:url(#m-\(state))}.diff-\(state) .diff-tag rect{fill:var(--\(state))}"
  }

  /// Returns the class of a state, with a space before it.
  static func className(_ state: MapDifference.State) -> String { " diff-\(state.rawValue)" }

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

  /// Returns the word on a screen's upper edge.
  static func tag(_ state: MapDifference.State, width: Double) -> String {
    guard state != .unchanged else { return "" }
    let left = max(0, width - 104)
    return "<g class=\"diff-tag\" aria-hidden=\"true\"><rect x=\"\(left)\" y=\"-11\" width=\"84\" "
      + "height=\"22\" rx=\"11\"/><text x=\"\(left + 42)\" y=\"5\">\(state.rawValue)</text></g>\n"
  }
}
