extension SegueList {
  /// Writes cases without a value, for destinations that take none: `.about` for
  /// `.about(NoSegueInput())`.
  func writeValuelessMembers(to text: inout SwiftText) {
    writeValueless(cases, of: "Cases", to: &text)
    if !relationships.isEmpty { writeValueless(relationships, of: "Children", to: &text) }
  }

  private func writeValueless(_ items: [CaseText], of type: SwiftCode, to text: inout SwiftText) {
    let byParameter = Dictionary(grouping: items, by: \.parameter)
    for parameter in parameters.all.map(\.name) {
      guard let items = byParameter[parameter] else { continue }
      text.gap()
      text.block("extension \(namespace).\(type) where \(parameter) == NoSegueInput") { text in
        for item in items {
          writeMember(
            item, ".\(item.member)(NoSegueInput())", "``\(item.member)(_:)`` without a value.",
            to: &text)
        }
      }
    }
  }

  /// Writes a member for each segue whose destination a segue action creates, grouped by destination class.
  func writeCreation(to text: inout SwiftText) {
    let created = cases.filter { $0.segue.segueAction != nil && $0.parameter != nil }
    let byDestination = Dictionary(grouping: created, by: \.destination)
    for (destination, items) in byDestination.sorted(by: { $0.key < $1.key }) {
      text.gap()
      let head: SwiftCode = "extension _CreatedSegue"
      let condition: SwiftCode = "where ID == \(namespace).ID, Destination == \(destination)"
      let members: (inout SwiftText) -> Void = { text in
        for item in items {
          let action = CommentText.code(item.segue.segueAction ?? "")
          writeMember(
            item, "Self(.\(item.member))", "The segue whose destination \(action) creates.",
            to: &text)
        }
      }
      if text.fits("\(head) \(condition) {") {
        text.block("\(head) \(condition)", members)
      } else if text.fits("\(condition) {") {
        text.line(head)
        text.block(condition, members)
      } else {
        text.line(head)
        text.line(condition)
        text.line("{")
        text.indented(members)
        text.line("}")
      }
    }
  }

  /// Writes a short property, with documentation if other modules see it.
  private func writeMember(
    _ item: CaseText, _ value: SwiftCode, _ summary: CommentText, to text: inout SwiftText
  ) {
    if access == GenerationOptions.Access.public.prefix { text.documented(summary) }
    let head: SwiftCode = "\(access)static var \(item.declared): Self"
    let line: SwiftCode = "\(head) { \(value) }"
    if text.fits(line) { return text.line(line) }
    text.block(head) { $0.line(value) }
  }
}
