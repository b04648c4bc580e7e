/// The imports of a generated file.
struct ImportText {
  /// Modules whose types occur in the file's visible declarations.
  var exposed: Set<String>
  /// Other modules that the file mentions.
  var hidden: Set<String>
  var access: GenerationOptions.Access
  /// Whether the file imports the framework of its controllers, because no library does.
  var isStandalone = false

  /// Writes the imports, sorted.
  ///
  /// With InternalImportsByDefault, a module that appears in a visible declaration needs `public
  /// import`. All files must import it at the same level.
  func write(to text: inout SwiftText) {
    let modules = Self.names(of: exposed.union(hidden))
    guard !modules.isEmpty || isStandalone else { return }
    text.gap()
    guard access != .internal, !exposed.isEmpty else {
      return write(modules, exposing: [], to: &text)
    }
    text.line("#if hasFeature(InternalImportsByDefault)")
    if isStandalone {
      text.indented { write(modules, exposing: Set(Self.names(of: exposed)), to: &$0) }
    } else {
      write(modules, exposing: Set(Self.names(of: exposed)), to: &text)
    }
    text.line("#else")
    write(modules, exposing: [], to: &text)
    text.line("#endif")
  }

  /// Writes the imports, those of some modules with access.
  private func write(
    _ modules: [SwiftCode], exposing visible: Set<SwiftCode>, to text: inout SwiftText
  ) {
    for module in modules {
      text.line("\(visible.contains(module) ? access.prefix : .empty)import \(module)")
    }
    if isStandalone { text.lines(Self.framework(visible.isEmpty ? .empty : access.prefix).lines) }
  }

  /// The framework of the controllers.
  ///
  /// `os` tells a Mac app from one of Mac Catalyst, which can import both.
  private static func framework(_ access: SwiftCode) -> SwiftCode {
    """
    #if os(macOS)
    \(access)import AppKit
    #elseif canImport(UIKit)
    \(access)import UIKit
    #else
    \(access)import HeadlessUIKit
    #endif
    """
  }

  /// Returns the modules' names in code, sorted, without impossible ones.
  private static func names(of modules: Set<String>) -> [SwiftCode] {
    modules.sorted().compactMap(SwiftCode.module)
  }
}
