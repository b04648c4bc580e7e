extension DeclaredSegues {
  /// `_answer(to:from:sender:)`: asks the class's own methods for the value of a segue that a
  /// control fires.
  var answer: String {
    let answered = cases.filter { !$0.values.isEmpty && answers.contains($0.answerName) }
    guard !answered.isEmpty else { return "" }
    let rows = answered.map { segue in
      "case .\(segue.name):\n\(segue.located(code(segue)).indented)"
    }
    let defaultRow = answered.count < cases.count ? ["default: return .none"] : []
    return .block(
      "\(source.visibleMemberAccess)static func _answer("
        + "to id: ID, from source: _SegueController, sender: Any?) -> _SegueAnswer<Segue>",
      [
        "guard let source = source as? \(source.name) else { return .none }",
        .choice("id", rows + defaultRow),
      ])
  }

  private func code(_ segue: SegueCase) -> String {
    let answer = "source.\(segue.answerName.asName)(from: sender)"
    guard !segue.isVetoable else {
      return "return _SegueAnswer(\(answer)) { .\(segue.name)(\(arguments(segue))) }"
    }
    let values = arguments(segue).replacing("$0", with: "answer")
    return "let answer = \(answer); return .value(.\(segue.name)(\(values)))"
  }

  /// The case's values taken from the answer, which is a tuple if there are several.
  private func arguments(_ segue: SegueCase) -> String {
    let labels = segue.values.map { $0.argumentLabel.map { "\($0): " } ?? "" }
    guard labels.count > 1 else { return "\(labels.first ?? "")$0" }
    return labels.enumerated().map { "\($1)$0.\($0)" }.joined(separator: ", ")
  }
}
