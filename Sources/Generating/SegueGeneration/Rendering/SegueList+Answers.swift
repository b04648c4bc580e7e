extension SegueList {
  /// Writes the protocol of a class with these segues, which answers for those that the storyboard
  /// fires.
  func writeSource(to text: inout SwiftText) {
    text.gap()
    let summary: CommentText =
      answered.isEmpty
      ? "A class with these segues."
      : "A class with these segues, which answers for those that the storyboard fires."
    text.documented(summary)
    text.line("@MainActor")
    let head: SwiftCode = "\(access)protocol Source: _SegueController"
    guard !answered.isEmpty else { return text.line("\(head) {}") }
    text.block(head) { text in
      for item in answered {
        text.declaration(item.answerSummary)
        text.sourceLocation(item.segue.locations.first) { text in
          text.line("func \(item.answer)(from sender: Any?) -> \(item.answerType)")
        }
      }
    }
  }

  /// Writes the code that asks a source for an answer.
  func writeAnswer(to text: inout SwiftText) {
    guard !answered.isEmpty else { return }
    text.declaration("The source's answer to a segue that the storyboard fires.")
    text.line("\(access)static func _answer(")
    text.indented { $0.line("to id: ID, from source: _SegueController, sender: Any?") }
    text.block(") -> _SegueAnswer<Segue>") { text in
      text.line("guard let source = source as? any Source else { return .none }")
      text.choice("id") { text in
        for item in answered {
          text.line("case .\(item.member):")
          text.indented { text in
            text.line(
              item.isVetoable
                ? "return _SegueAnswer(source.\(item.answer)(from: sender)) { .\(item.member)($0) }"
                : "return .value(.\(item.member)(source.\(item.answer)(from: sender)))")
          }
        }
        if answered.count < cases.count { text.line("default: return .none") }
      }
    }
  }

  /// Writes default answers for destinations that need nothing; the class must answer for all
  /// others.
  func writeDefaultAnswers(to text: inout SwiftText) {
    let inputs = answered.filter { $0.parameter != nil }
    guard !inputs.isEmpty else { return }
    text.gap()
    text.block("extension \(namespace).Source") { text in
      for item in inputs {
        if access == GenerationOptions.Access.public.prefix {
          text.documented("The default for a destination that needs nothing.")
        }
        let type: SwiftCode = item.isVetoable ? "NoSegueInput?" : "NoSegueInput"
        text.block("\(access)func \(item.answer)(from sender: Any?) -> \(type)") {
          $0.line("NoSegueInput()")
        }
      }
    }
  }

  /// The segues with a value that something in the storyboard fires.
  private var answered: [CaseText] {
    cases.filter { $0.value != nil && $0.segue.isFiredByStoryboard }
  }
}

extension CaseText {
  /// The name of the method that answers.
  fileprivate var answer: SwiftCode { .name("\(segue.name)Input") }

  /// Whether nil vetoes the segue.
  ///
  /// An embed always happens, and for segues without an identifier UIKit doesn't say which one it
  /// is about to perform.
  fileprivate var isVetoable: Bool {
    switch segue.role {
    case .named, .unwind: true
    case .embed, .unnamed, .relationship: false
    }
  }

  fileprivate var answerType: SwiftCode {
    let type: SwiftCode =
      switch delivery {
      case .input(_, let destination): "\(destination).SegueInput"
      // An operator binds more weakly than the question mark, with or without blanks around it.
      case .unwind(_, let type?): type.text.contains { " &-".contains($0) } ? "(\(type))" : type
      case .unwind, .plain, .nowhere: "NoSegueInput"
      }
    return isVetoable ? "\(type)?" : type
  }

  fileprivate var answerSummary: CommentText {
    let place = Places.text(segue.locations)
    return isVetoable
      ? "The value of ``Cases/\(member)(_:)``; nil vetoes the segue. \(place)."
      : "The value of ``Cases/\(member)(_:)``. The segue always happens. \(place)."
  }
}
