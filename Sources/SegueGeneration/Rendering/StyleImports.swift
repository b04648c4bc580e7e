/// What a file in the style of another tool imports.
struct StyleImports {
  /// The library of its classes.
  var library: StyleFile.Library
  /// Whether declarations that others see name something of the library.
  var exposesLibrary: Bool
  /// Whether declarations that others see name something of Foundation.
  var exposesFoundation = false
  /// Modules whose classes declarations that others see name.
  var exposed: Set<String> = []
  /// Further modules.
  var hidden: Set<String> = []

  /// The imports.
  ///
  /// A module that imports nothing publicly unless it says so has to say so where declarations are
  /// visible beyond it; others may not, for each module is imported at one level.
  func lines(_ access: GenerationOptions.Access) -> [String] {
    let isPlain =
      access == .internal || !(exposesLibrary || exposesFoundation || !exposed.isEmpty)
    if isPlain { return lines("import") }
    return ["#if hasFeature(InternalImportsByDefault)"]
      + lines("\(access.rawValue) import").map { "  " + $0 }
      + ["#else"] + lines("import").map { "  " + $0 } + ["#endif"]
  }

  /// The imports, those of what others see with a word of their own.
  ///
  /// Where there is no UIKit, and the package has `Segues`, its twin stands in, so that the tests of
  /// an app in this style run anywhere too.
  private func lines(_ word: String) -> [String] {
    let libraryWord = exposesLibrary ? word : "import"
    let foundation = exposesFoundation ? ["\(word) Foundation"] : []
    var lines: [String] = []
    switch library {
    case .uiKit:
      lines += foundation
      lines += ["#if canImport(UIKit)", "  \(libraryWord) UIKit", "#elseif canImport(Segues)"]
      lines += ["  \(libraryWord) Segues", "#endif"]
    case .appKit: lines += ["\(libraryWord) AppKit"] + foundation
    case .none: lines += foundation
    }
    return lines
      + exposed.union(hidden).sorted().map { "\(exposed.contains($0) ? word : "import") \($0)" }
  }
}
