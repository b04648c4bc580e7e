extension SegueList {
  /// Writes how each segue's destination gets its value.
  ///
  /// What can be wrong with a destination's class is an error at the storyboard's line.
  func writeHandOver(to text: inout SwiftText) {
    text.gap()
    text.documented("Hands a destination what the segue says.")
    let signature: SwiftCode = "handOver(_ segue: Segue, by handover: inout SegueHandover)"
    text.block("\(access)static func \(signature)") { text in
      let groups = SwiftText.groups(cases, by: \.delivery)
      text.choice("segue") { text in
        for (delivery, group) in groups {
          text.filled(group.map(\.pattern), after: "case ", end: ":")
          text.indented { Self.writeDelivery(delivery, group.first, to: &$0) }
        }
      }
    }
  }

  private static func writeDelivery(
    _ delivery: CaseText.Delivery, _ first: CaseText?, to text: inout SwiftText
  ) {
    guard let code = code(delivery, hasValue: first?.hasValue == true) else {
      return text.line("break")
    }
    text.sourceLocation(first?.segue.locations.first) { $0.line(code) }
  }

  private static func code(_ delivery: CaseText.Delivery, hasValue: Bool) -> SwiftCode? {
    switch delivery {
    case .custom(let type):
      // One step after the other: the compiler is faster at that than at one expression.
      "let destination = \(type).self; let received = SegueRouting.received(by: destination); "
        + "let stated = SegueRouting.stated(input, as: received); "
        + "handover.hand(stated, to: destination)"
    case .plain(let type): "handover.hand(to: \(type).self)"
    case .unwind(let method):
      "handover.method(\(SwiftCode(method)))?(\(hasValue ? "input" : SwiftCode.empty))"
    case .nowhere: nil
    }
  }

  /// Writes what has the compiler ask for an answer to each segue that the storyboard fires and whose
  /// destination takes a value.
  func writeAnswerChecks(to text: inout SwiftText) {
    let checked = cases.compactMap { item in item.firedInput.map { (item, $0) } }
    guard !checked.isEmpty else { return }
    text.gap()
    text.documented(
      "Compiled, and never called: what the storyboard fires needs an answer where it has a value.")
    text.block("private static func checkAnswers(of source: \(sourceType))") { text in
      text.line(
        "let adoption = SegueRouting.adoption(\(sourceType).AdoptedSegues.self, of: Self.self)")
      for (item, input) in checked {
        text.sourceLocation(item.segue.locations.first) { text in
          text.line(
            "do { let need = SegueRouting.need(adoption, for: \(input).self); "
              + "let answer = source.segue(for: ID.\(item.member), sender: nil); "
              + "SegueRouting.check(need, answeredBy: answer) }")
        }
      }
    }
  }
}

extension CaseText {
  /// What the answer to a segue that the storyboard fires has to have; nil where none is asked for.
  fileprivate var firedInput: SwiftCode? {
    guard segue.isFiredByStoryboard else { return nil }
    switch value {
    case .none: return nil
    case .input(_, let destination): return "\(destination).SegueInput"
    case .unwind(let type): return type.text.contains(" ") ? "(\(type))" : type
    }
  }
}
