/// A verb to measure; a map is measured in two formats.
enum GrowthVerb: String, CaseIterable {
  case list, generate, check, walk, html, dot, diff, describe

  /// Returns the arguments that run the verb.
  ///
  /// - Parameters:
  ///   - app: The folder of the input that ``GrowthInput/write(_:to:)`` wrote.
  ///   - output: A path for the output.
  /// - Returns: The arguments for `segues`.
  func command(on app: String, output: String) -> [String] {
    let new = "\(app)/new"
    return switch self {
    case .list: ["list", new]
    case .generate: ["generate", new, "--output", output]
    case .check: ["check", new, "--no-cache"]
    case .walk: ["walk", new]
    case .html: ["map", new, "--no-check", "--output", output]
    case .dot: ["map", new, "--no-check", "--format", "dot", "--output", output]
    case .diff: ["diff", "\(app)/old", new]
    case .describe: ["describe", "\(new)/Main.storyboard"]
    }
  }
}
