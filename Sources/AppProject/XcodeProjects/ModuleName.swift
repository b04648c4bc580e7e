/// The names of modules, as Xcode and SwiftPM make them of the names of products.
enum ModuleName {
  /// A product's name as a C99 extended identifier: what may not be in one becomes an underscore, a
  /// digit at the beginning too.
  static func identifier(of name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isAllowed =
        if scalar.isASCII {
          scalar == "_" || scalar.properties.isAlphabetic
            || (scalar.properties.numericType != nil && !result.isEmpty)
        } else {
          scalar.properties.isXIDContinue && scalar.properties.generalCategory != .nonspacingMark
        }
      result.append(isAllowed ? scalar : "_")
    }
    return String(result)
  }
}
