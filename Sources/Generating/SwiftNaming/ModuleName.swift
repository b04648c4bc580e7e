/// The names of modules, as used in `import`.
package enum ModuleName {
  /// Returns a product's name as Xcode derives its module's name; nil if no module can have that
  /// name.
  package static func of(product name: String) -> String? {
    var scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar == "_" || [.kept, .mark].contains(NameScalar.role(of: scalar)) ? scalar : "_"
    }
    if scalars.first?.isDigit == true { scalars[0] = "_" }
    let name = String(String.UnicodeScalarView(scalars))
    return SwiftName.isTypeName(name) ? name : nil
  }
}
