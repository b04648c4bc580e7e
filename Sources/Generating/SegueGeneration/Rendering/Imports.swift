/// The imports of a generated file.
struct Imports {
  /// Modules whose types occur in the file's visible declarations.
  var exposed: Set<String> = []
  /// Other modules that the file mentions.
  var hidden: Set<String> = []
  /// The framework of the file's controllers, if neither a module above nor a library has it.
  var framework: Framework?

  /// A framework of controllers that not every system has.
  enum Framework {
    /// UIKit in the style of another tool.
    ///
    /// If it is missing and the package has `Segues`, its twin is used instead, so that the tests
    /// of an app in this style run anywhere, too.
    case uiKit
    /// The framework of a standalone file, which no library imports.
    ///
    /// `os` tells a Mac app from one of Mac Catalyst, which can import both.
    case ofStandalone

    func lines(_ word: SwiftCode) -> [SwiftCode] {
      switch self {
      case .uiKit:
        [
          "#if canImport(UIKit)", "\(word) UIKit", "#elseif canImport(Segues)", "\(word) Segues",
          "#endif",
        ]
      case .ofStandalone:
        [
          "#if os(macOS)", "\(word) AppKit", "#elseif canImport(UIKit)", "\(word) UIKit", "#else",
          "\(word) HeadlessUIKit", "#endif",
        ]
      }
    }
  }

  /// Adds the library of a file in the style of another tool.
  mutating func add(_ library: StyleLibrary) {
    switch library {
    case .uiKit: framework = .uiKit
    case .appKit: exposed.insert("AppKit")
    case .watchKit: break
    }
  }

  /// Returns the imports, sorted.
  ///
  /// With InternalImportsByDefault, a module that appears in a visible declaration needs `public
  /// import`. All files must import it at the same level.
  func lines(_ access: GenerationOptions.Access) -> [SwiftCode] {
    let namesNothing = exposed.isEmpty && framework != .uiKit
    if access == .internal || namesNothing { return lines("import") }
    let visible = lines("\(access.prefix)import")
    return ["#if hasFeature(InternalImportsByDefault)"]
      + (framework == .ofStandalone ? visible.map { "  " + $0 } : visible)
      + ["#else"] + lines("import") + ["#endif"]
  }

  /// Returns the imports, with a word for the modules of visible declarations.
  private func lines(_ word: SwiftCode) -> [SwiftCode] {
    let modules = exposed.union(hidden).sorted().compactMap { name -> SwiftCode? in
      let start = exposed.contains(name) ? word : "import"
      return SwiftCode.module(name).map { "\(start) \($0)" }
    }
    return modules + (framework?.lines(word) ?? [])
  }
}
