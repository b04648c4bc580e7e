/// The purpose of a text in code, judging by the label or property before it.
extension TokenizedSource {
  /// The endings of labels and functions that take the name of a file.
  private static let files = [
    "named", "nibName", "nibNamed", "initWithNibName", "nibWithNibName", "loadNibNamed",
    "imageNamed", "forResource", "pathForResource", "ofType", "storyboardWithName",
  ]

  /// The labels, properties and functions that take a text that is shown to people.
  private static let shown: Set<String> = [
    "title", "text", "message", "placeholder", "setTitle", "accessibilityLabel", "comment",
    "NSLocalizedString",
  ]

  /// Whether a literal is the name of a file.
  func namesFile(_ index: Int) -> Bool {
    guard let word = wordBefore(index) else { return false }
    return Self.files.contains(where: word.hasSuffix)
  }

  /// Whether a literal is shown to people.
  func isShown(_ index: Int) -> Bool {
    wordBefore(index).map(Self.shown.contains) ?? false
  }

  /// Whether a literal is the argument of a label that ends with `identifier`.
  func takesIdentifier(_ index: Int) -> Bool {
    wordBefore(index).map { $0.lowercased().hasSuffix("identifier") } ?? false
  }

  /// Whether the expression that begins at a token is a reuse identifier, judging by the name of the label or property
  /// before it: `reuseIdentifier: "x"`, `cell.reuseIdentifier == "x"`, `var personReuseID: String { "x" }`.
  func takesReuseIdentifier(_ index: Int) -> Bool {
    var before = index - 1
    if isMark(before, "@") { before -= 1 }
    if isMark(before, "=") {
      while isMark(before, "=", "!") { before -= 1 }
    } else if isMark(before, "{") || text(before) == "return" && isMark(before - 1, "{") {
      before -= isMark(before, "{") ? 1 : 2
      // A block is not a property's value.
      guard isMark(before - 1, ":") else { return false }
    } else {
      guard isMark(before, ":") else { return false }
      before -= 1
    }
    // `let reuseIdentifier: String = "x"`
    if isMark(before - 1, ":") { before -= 2 }
    guard isWord(before) else { return false }
    let word = text(before).lowercased()
    return word.hasSuffix("reuseidentifier") || word.hasSuffix("reuseid")
  }

  /// The label, function or property that takes a literal: `title: "x"`, `title = "x"`, `NSLocalizedString("x"`.
  private func wordBefore(_ index: Int) -> String? {
    let before = isMark(index - 1, "@") ? index - 2 : index - 1
    let takes =
      isMark(before, ":", "(") || isMark(before, "=") && !isMark(before - 1, "=", "!")
    guard takes, isWord(before - 1) else { return nil }
    return text(before - 1)
  }
}
