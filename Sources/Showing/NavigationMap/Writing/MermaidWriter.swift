internal import StoryboardModel

/// Writes a map as a flowchart for Mermaid, which READMEs and wikis can show.
///
/// Nodes and edges are in the order of the files; the nodes' ids are derived from the map's keys.
package struct MermaidWriter {
  private let graph: GraphText
  private let ids: [String: String]

  /// Returns the flowchart's text.
  package static func text(of map: AppMap) -> String { MermaidWriter(map).text }

  private init(_ map: AppMap) {
    graph = GraphText(map: map)
    var names = UniqueNames(separator: "_")
    var ids: [String: String] = [:]
    for screen in map.screens { ids[screen.key] = names.add(Self.id(screen.key)) }
    self.ids = ids
  }

  private var text: String {
    let map = graph.map
    var lines = ["flowchart LR"]
    for ((index, cluster), screens) in zip(map.clusters.enumerated(), map.screensByCluster) {
      let title = ReadableText.name(cluster.title, limit: GraphText.longest)
      lines.append("  subgraph c\(index)[\(Self.quoted([title]))]")
      for screen in screens {
        lines.append("    " + node(screen))
      }
      lines.append("  end")
    }
    for edge in graph.edges {
      guard let from = ids[edge.from], let to = ids[edge.to] else { continue }
      let label = edge.label.isEmpty ? "" : "|\(Self.quoted([edge.label]))|"
      lines.append("  \(from) \(Self.arrow(edge.kind))\(label) \(to)")
    }
    let initial = map.screens.filter(\.isInitial).compactMap { ids[$0.key] }
    if !initial.isEmpty {
      lines.append("  classDef initial stroke-width:3px")
      lines.append("  class \(initial.joined(separator: ",")) initial")
    }
    for (state, style) in Self.styles {
      let nodes = map.screens.filter { graph.change(of: $0) == state }.compactMap { ids[$0.key] }
      guard !nodes.isEmpty else { continue }
      lines.append("  classDef \(state.rawValue) \(style)")
      lines.append("  class \(nodes.joined(separator: ",")) \(state.rawValue)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let styles: [(MapDifference.State, String)] = [
    (.added, "stroke:#2a8a43,stroke-width:3px"), (.changed, "stroke:#b7791f,stroke-width:3px"),
    (.removed, "stroke:#c8372d,stroke-width:3px,stroke-dasharray:6 4"),
    (.before, "stroke:#7a828e,stroke-dasharray:6 4"),
  ]

  private func node(_ screen: MapScreen) -> String {
    let id = ids[screen.key] ?? ""
    let label = Self.quoted(graph.lines(of: screen))
    if case .reference = screen.role { return "\(id)[[\(label)]]" }
    return "\(id)[\(label)]"
  }

  private static func arrow(_ kind: SegueKind?) -> String {
    switch kind {
    case .embed: "==>"
    case .relationship: "--o"
    case .unwind, MapSegue.code, nil: "-.->"
    default: "-->"
    }
  }

  /// Returns an id of letters and digits that doesn't begin like a keyword.
  private static func id(_ key: String) -> String {
    "s_"
      + String(
        String.UnicodeScalarView(
          key.unicodeScalars.map { scalar in
            let isPlain = scalar.isASCII && scalar.properties.isAlphabetic
            let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
            return isPlain || isDigit ? scalar : "_"
          }))
  }

  /// Returns quoted text, with line breaks between the lines.
  ///
  /// Everything that is special to Mermaid, Markdown or HTML is written as its number, in the
  /// notation that Mermaid documents.
  private static func quoted(_ lines: [String]) -> String {
    "\"" + lines.map(escaped).joined(separator: "<br/>") + "\""
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isLetter = !scalar.isASCII || scalar.properties.isAlphabetic
      let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
      if ReadableText.isHidden(scalar) {
        result += " "
      } else if isLetter || isDigit || " ,".unicodeScalars.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "#\(scalar.value);"
      }
    }
    return result
  }
}
