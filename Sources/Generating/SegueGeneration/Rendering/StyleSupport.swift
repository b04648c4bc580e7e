internal import FilesAndPaths

/// The declarations that all files of a run in another tool's style share.
struct StyleSupport {
  /// The isolation of generated functions, which call sites in Swift 5 mode may ignore.
  static let isolation: SwiftCode = "@preconcurrency @MainActor"

  let options: GenerationOptions
  /// The libraries of the run's files.
  let libraries: Set<StyleLibrary>
  /// Whether each file's own declarations are inside a condition.
  let hasConditions: Bool
  /// The declarations that need neither UIKit nor AppKit.
  let common: SwiftCode
  let uiKit: SwiftCode
  let appKit: SwiftCode
  /// The name of the class that locates the code's bundle; nil if none is needed.
  let bundleToken: SwiftCode?

  /// The declarations, with their imports if files have conditions.
  var lines: [SwiftCode] {
    var text: [SwiftCode] = []
    switch (libraries.contains(.uiKit), libraries.contains(.appKit)) {
    case (false, false): return []
    case (true, false): text = imports(.uiKit) + [common, "", uiKit]
    case (false, true): text = imports(.appKit) + [common, "", appKit]
    case (true, true):
      text = ["#if os(macOS)"] + imports(.appKit) + ["#else"] + imports(.uiKit) + ["#endif", ""]
      text += [common, "", "#if os(macOS)", appKit, "#else", uiKit, "#endif"]
    }
    if options.bundle == .ofCode, let bundleToken {
      text += ["", "private final class \(bundleToken) {}"]
    }
    return text.flatMap(\.lines)
  }

  private func imports(_ library: StyleLibrary) -> [SwiftCode] {
    guard hasConditions else { return [] }
    var imports = Imports(access: options.access, exposed: ["Foundation"])
    imports.add(library)
    return imports.lines + (libraries.count > 1 ? [] : [""])
  }
}
