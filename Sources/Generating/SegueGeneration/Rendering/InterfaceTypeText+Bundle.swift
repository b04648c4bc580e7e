// The code that finds the bundle of storyboards and xibs.
extension InterfaceTypeText {
  /// Writes a property with the bundle.
  func writeBundle(to text: inout SwiftText) {
    text.declaration("The bundle that contains the file.")
    let expression = bundle.code(token: "BundleToken")
    text.line("\(access)static var bundle: Bundle { \(expression) }")
  }

  /// Writes the declarations that the property needs, at the end of the file.
  func writeBundleToken(to text: inout SwiftText) {
    guard bundle == .ofCode else { return }
    text.declaration("Locates the bundle that contains this code.")
    text.line("private final class BundleToken {}")
  }
}

extension GenerationOptions.Bundle {
  /// Returns the expression of the bundle that contains the files.
  ///
  /// - Parameter token: The class by which generated code finds its own bundle.
  /// - Returns: An expression.
  func code(token: SwiftCode) -> SwiftCode {
    switch self {
    case .module: "Bundle.module"
    case .ofCode: "Bundle(for: \(token).self)"
    case .expression(let expression): SwiftCode(expression)
    }
  }
}
