internal import SwiftNaming

/// A case of a `@SegueSource` enum.
struct TypedCase {
  private static let longestLine = 92

  var name: String
  var identifier: String
  var macro: String
  /// The destination's class, or the method of an unwind segue; nil if the class sets up the segue itself.
  var destination: String?
  var hasInput = false

  /// The lines that declare the case.
  var lines: [String] {
    var arguments = destination.map { [macro == "Unwind" ? $0 : "\($0).self"] } ?? []
    // Without an `id`, `@Embed` would mean an embed segue that has no identifier.
    if identifier != name || macro == "Embed" {
      arguments.append("id: \(SegueCases.literal(identifier))")
    }
    let attribute =
      "@\(macro)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    let input = hasInput ? destination.map { "(\($0).SegueInput)" } : nil
    let declaration = "case \(SwiftName.escaped(name))\(input ?? "")"
    return attribute.count + declaration.count < Self.longestLine
      ? ["\(attribute) \(declaration)"] : [attribute, declaration]
  }
}
