import Foundation

/// A public declaration, without what two modules may say differently of the same thing.
///
/// What is left are the labels, types, optionality and generic requirements, the isolation, whether
/// it is `open`, whether it can be set, and whether an initializer is required or a convenience.
struct Declaration: Hashable {
  /// Its kind in the symbol graph, such as `swift.method`.
  var kind: String
  /// Whether subclasses of other modules may override it, or inherit from it.
  var isOpen: Bool
  /// Its text.
  var text: String

  init(_ symbol: SymbolGraph.Symbol) {
    kind = symbol.kind.identifier
    isOpen = symbol.accessLevel == "open"
    let fragments = symbol.declarationFragments.filter { $0.kind != "internalParam" }
    text = Self.normalized(fragments.map(\.spelling).joined())
  }

  /// Whether code that uses this declaration can use another in its place: one that is open may
  /// stand for one that is not.
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

  /// Regular expressions and what replaces their matches, in this order.
  private static let rules = [
    // How a declaration is exposed, or comes by what it inherits, is no part of its type.
    (#"@objc(\([\w:]+\))? "#, ""),
    (#"@preconcurrency "#, ""),
    (#"\b(dynamic|override|final|weak|unowned(\(\w+\))?) "#, ""),
    // Members of the root class are not isolated, which only the twin has to say.
    (#"\bnonisolated "#, ""),
    // An optional requirement is a default in the twin, for there is no Objective-C.
    (#"\boptional "#, ""),
    // AppKit's and a Mac's names of types that have others.
    (#"\bNSNib\.Name\b"#, "String"),
    (#"\bNS(Size|Point|Rect)\b"#, "CG$1"),
    // A nested type is written with or without the type that it is in.
    (#"\b[A-Z]\w*\.(?=[A-Z])"#, ""),
    // Default arguments; a call cannot see what they are.
    (#" = (\[:\]|\[\]|""|\.?\w+)(?=[,)])"#, ""),
    // A constant is read like a property without a setter.
    (#"\blet (.*)$"#, "var $1 { get }"),
    (#" \{ get set \}"#, ""),
    (#" ?: ?"#, ": "),
    (#"\s+"#, " "),
  ]
}

extension Declaration: CustomStringConvertible {
  var description: String { "\(isOpen ? "open" : "public") \(text)" }
}
