/// The names of modules, as `import` takes them.
enum ModuleName {
  /// Whether a module can be imported by a name, and be named before its types.
  static func isUsable(_ name: String) -> Bool {
    SwiftName.isTypeName(name)
  }

  /// A product's name as the name of its module, as Xcode makes it; nil where no module can be
  /// called so.
  static func of(product name: String) -> String? {
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar == "_" || [.kept, .mark].contains(NameScalar.role(of: scalar)) ? scalar : "_"
    }
    var name = String(String.UnicodeScalarView(scalars))
    if name.unicodeScalars.first?.isDigit == true { name = "_" + name }
    return isUsable(name) ? name : nil
  }
}
