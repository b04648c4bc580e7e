/// The imports of a file in the style of another tool.
struct StyleImports {
  /// The library of its classes; nil if it names none of them.
  var library: StyleLibrary?
  /// Whether it names anything in Foundation.
  var namesFoundation = false
  /// The modules of the classes it names.
  var exposed: Set<String> = []
  /// Further modules.
  var hidden: Set<String> = []

  /// Returns the imports.
  ///
  /// With InternalImportsByDefault, a module that appears in a visible declaration needs `public
  /// import`. All files must import it at the same level.
  func lines(_ access: GenerationOptions.Access) -> [SwiftCode] {
    let namesNothing = !namesFoundation && library == nil && exposed.isEmpty
    if access == .internal || namesNothing { return lines("import") }
    return ["#if hasFeature(InternalImportsByDefault)"]
      + lines("\(access.prefix)import") + ["#else"] + lines("import") + ["#endif"]
  }

  /// Returns the imports, with a modifier for the modules of visible declarations.
  ///
  /// If UIKit is missing and the package has `Segues`, its twin is used instead, so that the tests
  /// of an app in this style run anywhere, too.
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
