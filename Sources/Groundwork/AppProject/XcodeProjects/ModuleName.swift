/// Module names, as Xcode and SwiftPM derive them from product names.
enum ModuleName {
  /// Returns a product's name as a C99 extended identifier: invalid characters become underscores,
  /// including a leading digit.
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
