internal import SwiftNaming

/// A piece of Swift code from a configuration or a command line: a bundle's expression, a method, a type.
///
/// It is inserted into a declaration. Code that could end that declaration, or hide the code after it, is rejected.
package struct SwiftFragment: Hashable, Sendable {
  package let text: String

  /// Accepts one line of code whose brackets and quotes are balanced.
  ///
  /// Outside strings it has neither slashes nor semicolons, and inside them no backslashes. It has no directives.
  ///
  /// - Returns: Nil for any other text.
  package init?(_ text: String) {
    guard Self.isSelfContained(text) else { return nil }
    self.text = text
  }

  /// The type before the method that the code names: `Home` for `Home.limitsChosen(with:)`.
  var owner: SwiftFragment? {
    let name = text.utf8.prefix { $0 != UInt8(ascii: "(") }
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
    return SwiftFragment(String(Substring(name[..<dot])))
  }

  private static func isSelfContained(_ text: String) -> Bool {
    text.contains { $0 != " " } && text.unicodeScalars.allSatisfy(isPrintable)
      && !directives.contains(where: text.contains) && isBalanced(text)
  }

  /// Whether a character is neither a line break nor a control character.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0x7F && !scalar.properties.isBidiControl
      && !["\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }

  /// Whether all brackets and quotes are closed, and nothing could begin a comment or another statement.
  private static func isBalanced(_ text: String) -> Bool {
    var closing: [UInt8] = []
    var isInString = false
    var isInBackticks = false
    var previous: UInt8 = 0
    for byte in text.utf8 {
      defer { previous = byte }
      switch byte {
      case UInt8(ascii: "`") where !isInString: isInBackticks.toggle()
      case _ where isInBackticks: if byte < 0x80, !byte.isASCIIWord { return false }
      // An escape could hide a quote or contain code, and nothing here needs one.
      case UInt8(ascii: "\\"): if isInString { return false }
      case UInt8(ascii: "\""):
        // Three quotes, or `#` before one, begin another kind of literal.
        if !isInString, previous == byte || previous == UInt8(ascii: "#") { return false }
        isInString.toggle()
      case _ where isInString: break
      // A slash begins a comment, or a regular expression that can contain unbalanced brackets.
      case UInt8(ascii: ";"), UInt8(ascii: "/"): return false
      case UInt8(ascii: "("): closing.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): closing.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): closing.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if closing.popLast() != byte { return false }
      default: break
      }
    }
    return closing.isEmpty && !isInString && !isInBackticks
  }

  /// Compiler directives, refused because they could hide or relocate the code after them.
  private static let directives = ["#if", "#else", "#endif", "#sourceLocation"]
}

extension SwiftFragment: ExpressibleByStringLiteral {
  /// Creates a fragment from this package's own code.
  package init(stringLiteral literal: StaticString) {
    text = literal.description
    precondition(Self.isSelfContained(text), "not self-contained code")
  }
}

extension SwiftCode {
  init(_ fragment: SwiftFragment) { self.init(checked: fragment.text) }
}
