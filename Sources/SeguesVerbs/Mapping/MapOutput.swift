internal import ArgumentParser

/// What `segues map` writes: a picture, or with `--diff` the same in words.
enum MapOutput: ExpressibleByArgument {
  case picture(MapFormat)
  /// What changed, as `segues diff` tells it.
  case text
  /// The same for a pull request.
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

  /// The picture's format.
  ///
  /// - Throws: A `ValidationError` where words are asked for, and there is nothing to tell.
  func picture() throws -> MapFormat {
    guard case .picture(let format) = self else {
      throw ValidationError("The formats text and markdown tell what changed: they need --diff.")
    }
    return format
  }
}
