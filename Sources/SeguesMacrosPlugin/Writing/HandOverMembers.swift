/// Which class each segue leads to, and how a value gets there.
///
/// Each of the user's types and values stands on the line of its case, in one statement or two, so
/// that the compiler's errors do: first the destination, then its input, then the value.
struct HandOverMembers {
  private var source: SourceClass
  private var lines: SourceLines

  init(_ source: SourceClass, _ lines: SourceLines) {
    self.source = source
    self.lines = lines
  }

  var text: [String] {
    [handOver, destination]
  }

  private var handOver: String {
    .block(
      "private func handOver(_ segue: Segue, by handover: inout Segues.SegueHandover)",
      [
        .choice(
          "segue",
          source.cases.map { segue in
            "case \(segue.isFaulty ? ".\(segue.name)" : segue.pattern):\n\(body(segue).indented)"
          })
      ])
  }

  private func body(_ segue: SegueCase) -> String {
    if segue.isFaulty { return "break" }
    let made = ".init(\(segue.arguments))"
    let value = segue.values.isEmpty ? "" : segue.makesInput ? made : "value0"
    if let method = segue.unwindMethod {
      let bound = "handover.method(\(method))"
      // UIKit calls the action: here it is only made sure that there is one.
      let check = "_ = { (segue: UIStoryboardSegue) in method(segue) }"
      return lines.at(
        segue,
        segue.unwindsByAction
          ? "if let method = \(bound) { \(check) }" : "\(bound)?(\(value))")
    }
    let routing = "Segues.SegueRouting"
    var steps = [
      "let destination = \(segue.destination ?? "UIViewController").self",
      "let type = \(routing).inputType(of: destination)",
    ]
    if segue.values.isEmpty {
      steps += ["\(routing).checkTakesNothing(type)", "handover.hand(to: destination)"]
    } else if segue.makesInput {
      steps += ["let input = type\(made)"]
    } else {
      steps += ["let input = \(routing).typed(\(value), as: type)"]
    }
    if !segue.values.isEmpty { steps.append("handover.hand(input, to: destination)") }
    return lines.at(segue, steps.joined(separator: "; "))
  }

  private var destination: String {
    let rows = source.cases.map { segue in
      let type = segue.isFaulty ? nil : segue.destination
      let code = "return \(type ?? "UIViewController").self"
      return "case .\(segue.name):\n\((type == nil ? code : lines.at(segue, code)).indented)"
    }
    return .block(
      "private static func segueDestination(_ id: SegueID) -> UIViewController.Type",
      [.choice("id", rows)])
  }
}
