import Foundation
import TestSupport

/// The library's sources as one text that an app can compile in its own module, and the Swift file that carries
/// that text into the generator.
struct RecordedRuntime {
  static let folder = "Sources/AppRuntime/Segues"
  static let generatedFile =
    "Sources/Generating/SegueGeneration/Standalone/StandaloneRuntime.generated.swift"

  /// The files that serve only code that macros write.
  private static let leftOut: Set = [
    "HeadlessExtensionActions.swift", "MacrosElsewhere.swift", "Platform.swift",
  ]

  /// The library's conditions, which Package.swift defines, and those that hold for the same systems in an app.
  private static let conditions = [
    "#if !SEGUES_NO_CONTROLLERS && !SEGUES_APPKIT": "#if !os(watchOS) && !os(macOS)",
    "#if !SEGUES_NO_CONTROLLERS": "#if !os(watchOS)",
    "#if SEGUES_APPKIT": "#if os(macOS)",
  ]

  /// Types that the library extends with members that the rest of the app must not see.
  private static let system: Set = [
    "UIViewController", "NSResponder", "NSStoryboardSegue", "_SegueController", "CaseIterable",
  ]

  /// The types whose extensions are not isolated to an actor.
  private static let unisolated: Set = ["SegueFailure", "SegueIdentifying", "StoryboardSegueID"]

  /// The text, without its imports; `public` is written as an interpolation.
  let text: String

  init() throws {
    let folder = PackageFolder.path + "/" + Self.folder
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter {
      $0.hasSuffix(".swift") && !Self.leftOut.contains(($0 as NSString).lastPathComponent)
    }
    text = try paths.map { path in
      try Self.text(of: String(contentsOfFile: folder + "/" + path, encoding: .utf8))
    }.joined(separator: "\n\n")
  }

  /// The generated file.
  var swift: String {
    """
    // swift-format-ignore-file
    // swiftlint:disable all
    // Generated from the sources of the library Segues. Change those, then run `make record`.

    extension StandaloneRuntime {
    static func text(_ access: SwiftCode) -> SwiftCode { #\"""
    \(text)
    \"""# }
    }

    """
  }

  private static func text(of source: String) throws -> String {
    var lines: [String] = []
    /// Whether the lines are inside an extension of one of the types in `system`.
    var isInSystem = false
    /// Whether the lines are for a headless twin only.
    var isForTwin = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let code = line.trimmingCharacters(in: .whitespaces)
      if isForTwin || code == "#if SEGUES_TWIN" {
        isForTwin = code != "#endif"
        continue
      }
      let isImport = ["import Foundation", "import Dispatch"].contains(where: code.hasSuffix)
      if isImport || code.hasPrefix("//") { continue }
      if code.isEmpty, lines.last.map({ $0.isEmpty || $0.hasPrefix("#if") }) ?? true { continue }
      if code.contains("SEGUES_") {
        guard let condition = conditions[code] else { throw UnknownCondition(line: code) }
        lines.append(condition)
        continue
      }
      if !line.hasPrefix(" "), !code.isEmpty {
        isInSystem = isSystemExtension(code)
      }
      guard let line = declaration(line, isInSystem: isInSystem) else { continue }
      lines.append(lines.last == "@MainActor" ? line : isolated(line))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static func isSystemExtension(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    return words.first == "extension" && words.count > 1 && system.contains(String(words[1]))
  }

  /// Returns the first line of a declaration with the isolation that it has in the library, whatever the app's
  /// language mode and default isolation.
  private static func isolated(_ line: String) -> String {
    let words = line.replacingOccurrences(of: "\\#(access)", with: "").split { " <:".contains($0) }
    switch words.first {
    // In the library, it has the isolation of the protocol that it refines.
    case "protocol" where words.contains("SegueReceiving"): return "@MainActor \(line)"
    case "enum", "protocol", "struct": return "nonisolated \(line)"
    case "extension" where unisolated.contains(String(words[1])): return "nonisolated \(line)"
    default: return line
    }
  }

  /// Returns a line with the access that it has in an app; nil if nothing of it is left.
  private static func declaration(_ line: String, isInSystem: Bool) -> String? {
    let indentation = line.prefix { $0 == " " }
    var words = line.dropFirst(indentation.count).components(separatedBy: " ")
    // In an app, all code is in one module, where these attributes mean nothing.
    words.removeAll { ["@inlinable", "@usableFromInline"].contains($0) }
    guard !words.isEmpty else { return nil }
    let introducer = words.firstIndex { ["func", "var", "init?", "typealias"].contains($0) }
    let modifiers: Set = ["public", "package", "static", "@MainActor"]
    let isMember =
      isInSystem && indentation.count == 2
      && introducer.map { words[..<$0].allSatisfy(modifiers.contains) } == true
    if isMember, !words.contains("public"), !words.contains("fileprivate") {
      words.removeAll { $0 == "package" }
      words.insert("fileprivate", at: words.prefix { $0.hasPrefix("@") }.count)
    }
    words.removeAll { $0 == "package" }
    return indentation
      + words.joined(separator: " ").replacingOccurrences(of: "public ", with: "\\#(access)")
  }
}

/// A condition that the library uses and the recorder doesn't know.
struct UnknownCondition: Error {
  let line: String
}
