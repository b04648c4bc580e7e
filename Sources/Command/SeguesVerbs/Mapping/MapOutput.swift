internal import ArgumentParser

/// The output formats of `segues map`: drawings, and with `--diff` also descriptions of the
/// changes.
enum MapOutput: ExpressibleByArgument {
  /// A drawing, a graph or data.
  case picture(MapFormat)
  /// The changes as `segues diff` describes them.
  case text
  /// The same in Markdown, as a pull request shows it.
  case markdown

  init?(argument: String) {
    switch argument {
    case "text": self = .text
    case "markdown": self = .markdown
    default:
      guard let format = MapFormat(rawValue: argument) else { return nil }
      self = .picture(format)
    }
  }

  static var allValueStrings: [String] {
    MapFormat.allCases.map(\.rawValue) + ["text", "markdown"]
  }

  var defaultValueDescription: String {
    switch self {
    case .picture(let format): format.rawValue
    case .text: "text"
    case .markdown: "markdown"
    }
  }

  /// The extension of a file with this format.
  var fileExtension: String {
    switch self {
    case .picture(.mermaid): "mmd"
    case .picture(let format): format.rawValue
    case .text: "txt"
    case .markdown: "md"
    }
  }

  /// Whether a person would read the format on a terminal, rather than look at it elsewhere.
  var isReadable: Bool {
    switch self {
    case .picture(.html), .picture(.svg): false
    default: true
    }
  }

  /// Returns the format of the drawing.
  ///
  /// - Throws: A `ValidationError` for the formats that require `--diff`.
  func picture() throws -> MapFormat {
    guard case .picture(let format) = self else {
      throw ValidationError("The formats text and markdown list changes: they require --diff.")
    }
    return format
  }
}
