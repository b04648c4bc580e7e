internal import ArgumentParser
internal import FilesAndPaths
internal import NavigationMap

/// The output formats of `segues map`.
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
  /// With `--diff`: the changes as `segues diff` describes them.
  case text
  /// With `--diff`: the changes as Markdown that fits a pull request.
  case markdown

  /// Whether the format is a drawing with the views of screens, which a terminal can't show.
  var showsViews: Bool { self == .html || self == .svg }

  /// The function that draws a map in this format; nil for the formats that list changes in words.
  var drawing: ((AppMap) -> [UInt8])? {
    switch self {
    case .html: { MapPage($0).bytes }
    case .svg: { SVGWriter.bytes(of: $0) }
    case .dot: { Array(DotWriter.text(of: $0).utf8) }
    case .mermaid: { Array(MermaidWriter.text(of: $0).utf8) }
    case .json: { Array(MapDocument.json(of: $0).text.utf8) }
    case .text, .markdown: nil
    }
  }

  /// The extension of a file with this format.
  var fileExtension: String {
    switch self {
    case .mermaid: "mmd"
    case .text: "txt"
    case .markdown: "md"
    case .html, .svg, .dot, .json: rawValue
    }
  }
}
