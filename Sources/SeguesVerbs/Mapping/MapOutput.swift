internal import ArgumentParser

/// The output formats of `segues map`: drawings, or with `--diff` also words.
enum MapOutput: ExpressibleByArgument {
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

  /// Returns the format of the drawing.
  ///
  /// - Throws: A `ValidationError` if words are asked for without anything to compare.
  func picture() throws -> MapFormat {
    guard case .picture(let format) = self else {
      throw ValidationError("The formats text and markdown list changes: they require --diff.")
    }
    return format
  }
}
