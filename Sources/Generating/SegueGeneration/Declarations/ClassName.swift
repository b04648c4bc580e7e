/// The name of a class in generated code.
package struct ClassName: Hashable, Sendable {
  /// The name in Swift, such as `PersonViewController`; for a nested class
  /// `Screens.PersonViewController`.
  package var name: String
  /// The module to import for it; nil for a class in the module that the code is compiled in, and
  /// for UIKit's own.
  package var module: String?

  package init(_ name: String, module: String? = nil) {
    self.name = name
    self.module = module
  }

  /// The last part of the name.
  package var baseName: String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// The name that the compiler looks up first: the module's, or else that of the outermost type.
  var root: String {
    let first = (module ?? name).utf8.prefix { $0 != UInt8(ascii: ".") }
    return String(Substring(first))
  }
}

extension ClassName: Comparable {
  /// Orders by name, then by module.
  package static func < (left: Self, right: Self) -> Bool {
    (left.name, left.module ?? "") < (right.name, right.module ?? "")
  }
}
