// The class that each segue leads to, and the code that hands over its value.
//
// Each of the user's types and values is on the line of its case, one or two statements at a time,
// so that compiler errors appear there: first for the destination, then its input, then the value.
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
    guard isHandedOver(segue) else { return "break" }
    let made = ".init(\(segue.arguments))"
    let value = segue.values.isEmpty ? "" : segue.makesInput ? made : "value0"
    if let method = segue.unwindMethod {
      let bound = "handover.method(\(method))"
      return segue.located(
        segue.values.isEmpty
          ? "let method = \(bound); handover.unwind(method)" : "_ = \(bound)?(\(value))")
    }
    if segue.leadsToHosting {
      let view = segue.makesInput ? made : value
      return segue.located(
        "handover.hand(to: \(segue.destination ?? "").self) { "
          + "\(segue.destination ?? "")(coder: $0, rootView: \(view)) }")
    }
    let routing = "_SegueRouting"
    let type = segue.destination ?? "_SegueController"
    var steps = [
      "let destination = \(type).self",
      "let need = \(routing).need(of: destination, \(type).SegueInput.self)",
    ]
    if segue.values.isEmpty {
      steps += ["\(routing).checkNeedsNothing(need)", "handover.hand(to: destination)"]
    } else if segue.makesInput {
      steps += [
        "let type = \(routing).inputType(of: need)",
        "let made = \(routing).madeType(of: type, \(routing).some(type))",
        "let input = made\(made)",
      ]
    } else {
      steps += ["let input = \(routing).input(\(value), for: need)"]
    }
    if !segue.values.isEmpty { steps.append("handover.hand(input, to: destination)") }
    return segue.located(steps.joined(separator: "; "))
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
