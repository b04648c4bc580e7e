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

  /// The imports.
  ///
  /// A module that imports nothing publicly unless it says so has to say so where declarations are
  /// visible beyond it; others may not, for each module is imported at one level.
  func lines(_ access: GenerationOptions.Access) -> [SwiftCode] {
    let namesNothing = !namesFoundation && library == nil && exposed.isEmpty
    if access == .internal || namesNothing { return lines("import") }
    return ["#if hasFeature(InternalImportsByDefault)"]
      + lines("\(access.prefix)import") + ["#else"] + lines("import") + ["#endif"]
  }

  /// The imports, those of what others see with a word of their own.
  ///
  /// Where there is no UIKit, and the package has `Segues`, its twin stands in, so that the tests of
  /// an app in this style run anywhere too.
  private func lines(_ word: SwiftCode) -> [SwiftCode] {
    var named = exposed
    if namesFoundation { named.insert("Foundation") }
    if library == .appKit { named.insert("AppKit") }
    let modules = named.union(hidden).sorted().compactMap { name in
      SwiftCode.module(name).map { "\(named.contains(name) ? word : "import") \($0)" as SwiftCode }
    }
    guard library == .uiKit else { return modules }
    return modules + [
      "#if canImport(UIKit)", "\(word) UIKit", "#elseif canImport(Segues)", "\(word) Segues",
      "#endif",
    ]
  }
}
