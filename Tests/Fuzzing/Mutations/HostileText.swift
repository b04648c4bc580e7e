internal import FaultPlanting

/// Values that try to escape from the comment, the literal or the name that a generator puts them
/// in.
enum HostileText {
  /// The declaration that hostile values try to smuggle into generated code.
  static let declaration = "let fuzzCanary: Never"

  /// A value for an attribute, with its special characters escaped.
  static func value(using random: inout SeededNumbers) -> String {
    let start = [
      "", "x", "x:", "Show", "*/", "&quot;", "&quot;&quot;&quot;", "\\", "\\(", "`", ")",
    ]
    let lines = ["&#10;", "&#13;", "&#13;&#10;", "\u{2028}", "&#x85;", "&#11;", "&#12;", " ", "; "]
    let ends = ["", " //", " /*", "&#10;", "&quot;", "&#10;#if 0&#10;"]
    let payload = "\(declaration) = fatalError()"
    let plain = [
      "Any", "default", "is", "super", "_", "e\u{301}", "\u{202E}", "self.x", "A<B>", "é",
    ]
    if Int.random(in: 0..<4, using: &random) == 0 {
      return plain.randomElement(using: &random) ?? ""
    }
    return (start.randomElement(using: &random) ?? "") + (lines.randomElement(using: &random) ?? "")
      + payload + (ends.randomElement(using: &random) ?? "")
  }
}
