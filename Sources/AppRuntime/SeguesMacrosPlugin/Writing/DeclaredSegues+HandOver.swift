// The class that each segue leads to, and the code that hands over its value.
//
// Code that mentions the user's types or values is attributed to the line of its case, so that
// compiler errors appear there: first for the destination, then for its input, then for the value.
extension DeclaredSegues {
  var handOver: String {
    .block(
      "\(source.visibleMemberAccess)static func _handOver("
        + "_ segue: Segue, by handover: inout _SegueHandover)",
      [
        .choice(
          "segue",
          cases.map { segue in
            let pattern = isHandedOver(segue) ? segue.pattern : ".\(segue.name)"
            return "case \(pattern):\n\(body(segue).indented)"
          })
      ])
  }

  private func isHandedOver(_ segue: SegueCase) -> Bool {
    !segue.isFaulty && segue.kind != .untyped
  }

  private func body(_ segue: SegueCase) -> String {
    isHandedOver(segue) ? segue.located(statements(segue).joined(separator: "; ")) : "break"
  }

  private func statements(_ segue: SegueCase) -> [String] {
    let type = segue.destination ?? "_SegueController"
    let value = segue.makesInput ? ".init(\(segue.arguments))" : "value0"
    if let method = segue.unwindMethod {
      let boundMethod = "handover.method(\(method))"
      return segue.values.isEmpty
        ? ["let method = \(boundMethod)", "handover.unwind(method)"]
        : ["_ = \(boundMethod)?(\(value))"]
    }
    if segue.leadsToHosting {
      return ["handover.hand(to: \(type).self) { \(type)(coder: $0, rootView: \(value)) }"]
    }
    let need = [
      "let destination = \(type).self",
      "let need = _SegueRouting.need(of: destination, \(type).SegueInput.self)",
    ]
    if segue.values.isEmpty {
      return need + ["_SegueRouting.checkNeedsNothing(need)", "handover.hand(to: destination)"]
    }
    let input =
      segue.makesInput
      ? [
        "let type = _SegueRouting.inputType(of: need)",
        "let made = _SegueRouting.madeType(of: type, _SegueRouting.some(type))",
        "let input = made\(value)",
      ] : ["let input = _SegueRouting.input(\(value), for: need)"]
    return need + input + ["handover.hand(input, to: destination)"]
  }

  var destination: String {
    let rows = cases.map { segue in
      let type = segue.isFaulty ? nil : segue.destination
      let code = "return \(type ?? "_SegueController").self"
      return "case .\(segue.name):\n\((type == nil ? code : segue.located(code)).indented)"
    }
    return .block(
      "\(source.visibleMemberAccess)static func _destination(of id: ID) -> _SegueController.Type",
      [.choice("id", rows)])
  }
}
