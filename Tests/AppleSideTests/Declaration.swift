import Foundation

/// A public declaration, reduced to what two modules must declare in the same way.
///
/// These are the labels, types, optionality and generic requirements, the isolation, whether it
/// is `open`, whether it can be set, and whether an initializer is required or convenience.
struct Declaration: Hashable {
  /// The kind in the symbol graph, such as `swift.method`.
  var kind: String
  /// Whether subclasses in other modules can override it, or inherit from it.
  var isOpen: Bool
  /// The declaration's text.
  var text: String

  init(_ symbol: SymbolGraph.Symbol) {
    kind = symbol.kind.identifier
    isOpen = symbol.accessLevel == "open"
    let fragments = symbol.declarationFragments.filter { $0.kind != "internalParam" }
    text = Self.normalized(fragments.map(\.spelling).joined())
  }

  /// Whether code that uses this declaration can use the other one instead.
  ///
  /// An open declaration can replace one that isn't.
  func isCovered(by other: Declaration) -> Bool {
    kind == other.kind && text == other.text && (other.isOpen || !isOpen)
  }

  private static func normalized(_ text: String) -> String {
    var text = text
    for (pattern, replacement) in rules {
      text = text.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
    }
    return text.trimmingCharacters(in: .whitespaces)
  }

  /// Regular expressions and the replacements of their matches, in order.
  private static let rules = [
    // The way a declaration is exposed, or inherits, is not part of its type.
    (#"@objc(\([\w:]+\))? "#, ""),
    (#"@preconcurrency "#, ""),
    (#"\b(dynamic|override|final|lazy|weak|unowned(\(\w+\))?) "#, ""),
    // Members of the root class are not isolated, but only the twin has to say so.
    (#"\bnonisolated "#, ""),
    // An optional requirement is a default implementation in the twin, because there is no
    // Objective-C.
    (#"\boptional "#, ""),
    // The names that AppKit and macOS have for types with other names.
    (#"\bNSNib\.Name\b"#, "String"),
    (#"\bNS(Size|Point|Rect)\b"#, "CG$1"),
    // A nested type can be written with or without the type that contains it.
    (#"\b[A-Z]\w*\.(?=[A-Z])"#, ""),
    // Default arguments, whose values don't matter to a call.
    (#" = (\[:\]|\[\]|""|\.?\w+)(?=[,)])"#, ""),
    // A constant can be used like a property without a setter.
    (#"\blet (.*)$"#, "var $1 { get }"),
    (#" \{ get set \}"#, ""),
    (#" ?: ?"#, ": "),
    (#"\s+"#, " "),
  ]
}

extension Declaration: CustomStringConvertible {
  var description: String { "\(isOpen ? "open" : "public") \(text)" }
}
