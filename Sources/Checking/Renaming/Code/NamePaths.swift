/// Finds the names around an expression.
extension TokenizedSource {
  /// The first token of a path of names: `Cells` in `Cells.person`.
  func startOfPath(endingAt index: Int) -> Int {
    var start = index
    while isMark(start - 1, ".") { start -= isWord(start - 2) && isOperand(start - 2) ? 2 : 1 }
    return start
  }

  /// The local variable that gets a value, perhaps as one of several: `id` in `id = isNew ? Cells.new : Cells.old`.
  func variable(assignedAt index: Int) -> String? {
    var before = index - 1
    while before > 0, !isMark(before, "=") || isMark(before - 1, "=") {
      let isPart = isWord(before) || isMark(before, "?", ":", ".")
      guard isPart, !tokens[before + 1].isFirstOfLine else { return nil }
      before -= 1
    }
    before -= 1
    if isMark(before - 1, ":") { before -= 2 }
    return isWord(before) && !isMark(before - 1, ".") ? text(before) : nil
  }
}
