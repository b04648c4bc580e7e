/// Declarations that all files of a run in another tool's style share.
struct StyleSupport {
  /// Isolation that code from before Swift's concurrency need not follow yet: call sites that compile
  /// in Swift 5 mode go on compiling.
  static let isolation = "@preconcurrency @MainActor"

  let options: GenerationOptions
  /// The libraries of the run's files.
  let libraries: Set<StyleFile.Library>
  /// What needs neither library.
  let common: String
  let uiKit: String
  let appKit: String
  /// The name of the class whose bundle is that of the code; nil where none is needed.
  let bundleToken: String?

  /// The declarations; where both libraries are used, with the imports that each needs.
  var lines: [String] {
    var text: [String]
    switch (libraries.contains(.uiKit), libraries.contains(.appKit)) {
    case (false, false): return []
    case (true, false): text = [common, "", uiKit]
    case (false, true): text = [common, "", appKit]
    case (true, true):
      text = [common, "", "#if os(macOS)"] + StyleFile.importLines(.appKit, options.access)
      text += ["", appKit, "#else"] + StyleFile.importLines(.uiKit, options.access)
      text += ["", uiKit, "#endif"]
    }
    if options.bundle == .ofCode, let bundleToken {
      text += ["", "private final class \(bundleToken) {}"]
    }
    return text.flatMap {
      $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
