/// A telephone number: digits, with a `+` before them if it is an international one.
struct PhoneNumber: Equatable {
  var text: String

  /// The number that somebody typed, or nil if it is none; spaces and hyphens are left out.
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
