/// A telephone number: digits, with a `+` before them if it is an international one.
struct PhoneNumber: Equatable {
  var text: String

  /// Parses a typed number; nil if it is invalid.
  ///
  /// Spaces and hyphens are ignored.
  init?(_ typed: String) {
    let text = typed.filter { $0 != " " && $0 != "-" }
    let digits = text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard digits.count >= 3, digits.allSatisfy(isDigit) else { return nil }
    self.text = text
  }
}

private func isDigit(_ character: Character) -> Bool {
  "0" <= character && character <= "9"
}
