internal import StoryboardModel

/// Writes a map as a graph for Graphviz.
///
/// Nodes and edges are in the order of the files, with the map's keys as their ids, so that a
/// change in a storyboard changes only its own lines.
package struct DotWriter {
  private let graph: GraphText

  /// The graph's text.
  package static func text(of map: AppMap) -> String {
    DotWriter(graph: GraphText(map: map)).text
  }

  private var text: String {
    let map = graph.map
    var lines = [
      "digraph \(Self.quoted(label: map.title)) {",
      #"  graph [rankdir=LR, fontname="Helvetica", fontsize=20]"#,
      ##"  node [shape=box, style="rounded,filled", fillcolor="#f7f7f9", color="#8a929e", "##
        + ##"fontname="Helvetica", fontsize=12]"##,
      ##"  edge [color="#56617a", fontname="Helvetica", fontsize=10]"##,
    ]
    for (cluster, screens) in zip(map.clusters, map.screensByCluster) {
      lines.append("  subgraph \(Self.quoted(label: "cluster " + cluster.key)) {")
      let title = ReadableText.name(cluster.title, limit: GraphText.longest)
      lines.append("    label=\(Self.quoted(label: title))")
      for screen in screens {
        lines.append("    \(Self.quoted(label: screen.key)) [\(attributes(of: screen))]")
      }
      lines.append("  }")
    }
    for edge in graph.edges {
      let attributes = attributes(of: edge)
      lines.append(
        "  \(Self.quoted(label: edge.from)) -> \(Self.quoted(label: edge.to))"
          + (attributes.isEmpty ? "" : " [\(attributes)]"))
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func attributes(of screen: MapScreen) -> String {
    var text = "label=\(Self.quoted(lines: graph.lines(of: screen)))"
    if case .reference = screen.role { text += ", shape=component, style=filled" }
    if screen.isInitial { text += ", penwidth=3" }
    let change = graph.change(of: screen)
    if let change { text += ", color=\"\(Self.color(of: change))\", penwidth=3" }
    if !screen.isReachable && change == nil { text += #", style="rounded,dashed""# }
    return text
  }

  private func attributes(of edge: GraphText.Edge) -> String {
    var parts: [String] = []
    if !edge.label.isEmpty { parts.append("label=\(Self.quoted(label: edge.label))") }
    switch edge.kind {
    case nil: parts.append("style=dotted")
    case MapSegue.code: parts.append(##"color="#86702a", style=dashed"##)
    case .presentation, .modal, .sheet, .popover, .popoverPresentation:
      parts.append(##"color="#8a5bd0""##)
    case .embed: parts.append("penwidth=3, arrowhead=none")
    case .relationship: parts.append(##"color="#3f8f8a", dir=both, arrowtail=dot"##)
    case .unwind: parts.append(##"color="#b9793a", style=dashed, constraint=false"##)
    default: break
    }
    if edge.isBroken { parts.append(##"color="#d2372c""##) }
    if let change = edge.change { parts.append("color=\"\(Self.color(of: change))\"") }
    return parts.joined(separator: ", ")
  }

  private static func color(of change: MapDifference.State) -> String {
    switch change {
    case .added: "#2a8a43"
    case .removed: "#c8372d"
    case .changed: "#b7791f"
    case .before, .unchanged: "#7a828e"
    }
  }

  /// Returns a label of several lines.
  private static func quoted(lines: [String]) -> String {
    "\"" + lines.map(escaped).joined(separator: "\\n") + "\""
  }

  private static func quoted(label: String) -> String { "\"\(escaped(label))\"" }

  /// Escapes backslashes and HTML entities, which Graphviz interprets in labels.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "&": result += "&amp;"
      case let scalar where ReadableText.isHidden(scalar): result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
