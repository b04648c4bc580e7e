/// The imports of a generated file.
struct Imports: Hashable, Sendable {
  /// The access of the visible declarations.
  var access: GenerationOptions.Access
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

  /// Whether access makes no difference.
  private var isPlain: Bool { access == .internal || exposed.isEmpty && framework != .uiKit }

  /// The imports, sorted.
  ///
  /// With InternalImportsByDefault, a module that appears in a visible declaration needs `public
  /// import`. All files must import it at the same level.
  var lines: [SwiftCode] {
    if isPlain { return lines("import") }
    let visible = lines("\(access.prefix)import")
    return ["#if hasFeature(InternalImportsByDefault)"]
      + (framework == .ofStandalone ? visible.map { "  " + $0 } : visible)
      + ["#else"] + lines("import") + ["#endif"]
  }

  /// Returns the imports of several files, each once.
  static func combined(_ all: [Imports]) -> [SwiftCode] {
    let visible = union(all.filter { !$0.isPlain })
    var plain = union(all.filter(\.isPlain))
    guard let visible else { return plain?.lines ?? [] }
    // An unconditional import would contradict the conditional ones of the same module.
    let known = visible.exposed.union(visible.hidden)
    plain?.exposed.subtract(known)
    plain?.hidden.subtract(known)
    if visible.framework != nil { plain?.framework = nil }
    return ["#if hasFeature(InternalImportsByDefault)"]
      + visible.lines("\(visible.access.prefix)import").map { "  " + $0 }
      + ["#else"] + visible.lines("import").map { "  " + $0 } + ["#endif"] + (plain?.lines ?? [])
  }

  private static func union(_ all: [Imports]) -> Imports? {
    guard var union = all.first else { return nil }
    for imports in all.dropFirst() {
      union.exposed.formUnion(imports.exposed)
      union.hidden.formUnion(imports.hidden)
      union.framework = union.framework ?? imports.framework
    }
    return union
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
