/// What a file in the style of another tool imports.
struct StyleImports {
  /// The library of its classes; nil where it names none of that.
  var library: StyleFile.Library?
  /// Whether it names something of Foundation.
  var namesFoundation = false
  /// Modules whose classes it names.
  var exposed: Set<String> = []
  /// Further modules.
  var hidden: Set<String> = []

  private static let feature = "hasFeature(InternalImportsByDefault)"

  /// The imports.
  ///
  /// A module that imports nothing publicly unless it says so has to say so where declarations are
  /// visible beyond it; others may not, for each module is imported at one level. Conditions stand
  /// beside each other, not inside: a writer of one file for all takes them apart.
  func lines(_ access: GenerationOptions.Access) -> [String] {
    var named = exposed
    if namesFoundation { named.insert("Foundation") }
    if library == .appKit { named.insert("AppKit") }
    let modules = named.union(hidden).sorted()
    guard access != .internal else { return modules.map { "import \($0)" } + conditional(nil) }
    let word = "\(access.rawValue) import"
    guard !named.isEmpty else { return modules.map { "import \($0)" } + conditional(word) }
    return ["#if \(Self.feature)"]
      + modules.map { named.contains($0) ? "  \(word) \($0)" : "  import \($0)" }
      + ["#else"] + modules.map { "  import \($0)" } + ["#endif"] + conditional(word)
  }

  /// Where there is no UIKit, and the package has `Segues`, its twin stands in, so that the tests of
  /// an app in this style run anywhere too.
  private func conditional(_ word: String?) -> [String] {
    guard library == .uiKit else { return [] }
    guard let word else {
      return [
        "#if canImport(UIKit)", "  import UIKit", "#elseif canImport(Segues)", "  import Segues",
        "#endif",
      ]
    }
    return [
      "#if canImport(UIKit) && \(Self.feature)", "  \(word) UIKit", "#elseif canImport(UIKit)",
      "  import UIKit", "#elseif canImport(Segues) && \(Self.feature)", "  \(word) Segues",
      "#elseif canImport(Segues)", "  import Segues", "#endif",
    ]
  }
}
