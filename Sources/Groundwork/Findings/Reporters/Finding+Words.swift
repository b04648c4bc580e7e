extension Finding {
  /// The message, the consequence and the remedy, without empty ones.
  var words: [String] { [message, why, help].filter { !$0.isEmpty } }

  /// The texts that the message quotes, in order.
  var quotations: [Substring] {
    let pieces = message.split(separator: "“", omittingEmptySubsequences: false).dropFirst()
    return pieces.compactMap { piece in piece.firstIndex(of: "”").map { piece[..<$0] } }
  }

  /// Whether the message has a text as a word.
  func names(_ text: String) -> Bool {
    let words = message.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    return words.contains { $0 == text }
  }
}
