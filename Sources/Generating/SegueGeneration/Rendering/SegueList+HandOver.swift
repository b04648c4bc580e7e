internal import FilesAndPaths

extension SegueList {
  /// Writes the code that hands each segue's value to its destination.
  ///
  /// If a destination's class is unsuitable, the compiler reports an error at the storyboard's
  /// line.
  func writeHandOver(to text: inout SwiftText) {
    text.declaration("Hands the segue's value to its destination.")
    let signature: SwiftCode = "_handOver(_ segue: Segue, by handover: inout _SegueHandover)"
    text.block("\(access)static func \(signature)") { text in
      let groups = cases.grouped(by: \.delivery)
      text.choice("segue") { text in
        for (delivery, group) in groups {
          text.filled(group.map(\.pattern), after: "case ", end: ":")
          text.indented { text in
            guard let code = Self.code(delivery) else { return text.line("break") }
            text.sourceLocation(group.first?.segue.locations.first) { $0.line(code) }
          }
        }
      }
    }
  }

  private static func code(_ delivery: CaseText.Delivery) -> SwiftCode? {
    switch delivery {
    case .input(_, let type):
      // Several statements, because they compile faster than a single expression.
      "let destination = \(type).self; "
        + "let need = _SegueRouting.need(of: destination, \(type).SegueInput.self); "
        + "let checked = _SegueRouting.input(input, for: need); "
        + "handover.hand(checked, to: destination)"
    case .plain(let type): "handover.hand(to: \(type).self)"
    // A single expression, so that the compiler can tell the method from an action of the same name.
    case .unwind(let method, nil): "handover.unwind(handover.method(\(SwiftCode(method))))"
    case .unwind(let method, _): "handover.method(\(SwiftCode(method)))?(input)"
    case .nowhere: nil
    }
  }
}
