/// The code that finds the bundle of storyboards and xibs.
struct BundleText {
  var bundle: GenerationOptions.Bundle
  var access: SwiftCode

  /// Writes a property with the bundle.
  func writeMember(to text: inout SwiftText) {
    text.gap()
    text.documented("The bundle that contains the file.")
    text.line("\(access)static var bundle: Bundle { \(expression) }")
  }

  /// Writes the declarations that the property needs, at the end of the file.
  func writeToken(to text: inout SwiftText) {
    guard bundle == .ofCode else { return }
    text.gap()
    text.documented("Locates the bundle that contains this code.")
    text.line("private final class BundleToken {}")
  }

  private var expression: SwiftCode {
    switch bundle {
    case .module: "Bundle.module"
    case .ofCode: "Bundle(for: BundleToken.self)"
    case .expression(let expression): SwiftCode(expression)
    }
  }
}
