internal import ArgumentParser
internal import Files
internal import NavigationMap

enum MapFormat: String, ExpressibleByArgument, CaseIterable {
  /// An interactive page.
  case html
  /// The drawing alone.
  case svg
  /// A graph for Graphviz.
  case dot
  /// A flowchart for Mermaid.
  case mermaid
  /// For programs: documented, and versioned.
  case json

  /// Whether the format shows the views of screens.
  var showsViews: Bool { self == .html || self == .svg }

  func bytes(of map: AppMap) -> [UInt8] {
    switch self {
    case .html: MapPage(map).bytes
    case .svg: SVGWriter.bytes(of: map)
    case .dot: Array(DotWriter.text(of: map).utf8)
    case .mermaid: Array(MermaidWriter.text(of: map).utf8)
    case .json: Array(MapDocument.json(of: map).text.utf8)
    }
  }
}
