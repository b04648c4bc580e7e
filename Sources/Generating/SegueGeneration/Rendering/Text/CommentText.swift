internal import SwiftNaming

/// One line of prose for a comment in a generated file.
///
/// The checks of its values are ``plain(_:limit:)``, ``quoted(_:)``, ``code(_:)-(String)`` and
/// ``code(_:)-(ClassName)``, so text from a storyboard can never end a comment.
struct CommentText: CheckedText, ExpressibleByStringInterpolation {
  typealias StringInterpolation = CheckedInterpolation<CommentText>

  let text: String

  init(checked text: String) { self.text = text }
}

extension CheckedInterpolation<CommentText> {
  mutating func appendInterpolation(_ name: SwiftCode) {
    appendInterpolation(CommentText(checked: name.text))
  }
}

extension CommentText {
  /// The maximum length of a quoted identifier in a comment.
  private static let quotedLength = 80
  /// The maximum length of a selector or a class's name in a comment.
  private static let codeLength = 300

  /// Returns text from a storyboard as one line of prose, shortened and without markup.
  static func plain(_ text: String, limit: Int = quotedLength) -> CommentText {
    if text.utf8.count <= limit, text.utf8.allSatisfy(isPlain) { return CommentText(checked: text) }
    return CommentText(
      checked: line(text, limit: limit) { scalar in
        switch scalar {
        case "`", "*", "\\", "[", "]", "<": "\\\(scalar)"
        default: nil
        }
      })
  }

  /// Returns an identifier as quoted in comments.
  static func quoted(_ identifier: String) -> CommentText { "“\(plain(identifier))”" }

  /// Returns code from a storyboard, such as a selector, as shown in comments.
  static func code(_ text: String) -> CommentText {
    if text.utf8.count <= codeLength, text.utf8.allSatisfy(isPlain) {
      return CommentText(checked: "`\(text)`")
    }
    // A backtick would end the code.
    let shown = line(text, limit: codeLength) { $0 == "`" ? "'" : nil }
    return CommentText(checked: "`\(shown)`")
  }

  /// Returns a class as shown in comments.
  static func code(_ name: ClassName) -> CommentText { code(SwiftCode.name(name)) }

  /// Returns a name in generated code as shown in comments.
  static func code(_ name: SwiftCode) -> CommentText { "`\(name)`" }

  /// Returns `first, second and third`.
  static func list(_ items: [CommentText]) -> CommentText {
    guard let last = items.last, items.count > 1 else { return items.first ?? .empty }
    return "\(items.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// Returns text on one line, with invisible characters spelled out.
  private static func line(
    _ text: String, limit: Int, escape: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    var length = 0
    for scalar in text.unicodeScalars {
      if length == limit { return result + "…" }
      length += 1
      switch scalar {
      case "\n", "\r", "\t": result += " "
      case _ where VisibleScalar.isVisible(scalar):
        if let escaped = escape(scalar) {
          result += escaped
        } else {
          result.unicodeScalars.append(scalar)
        }
      default: result += "\\" + VisibleScalar.escape(scalar)
      }
    }
    return result
  }

  /// Whether a byte has no special meaning in a comment.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIIWord || " -.,:;/()'&+?".utf8.contains(byte)
  }
}
