extension SegueList {
  /// Writes the generic enumeration of the segues.
  func writeCases(to text: inout SwiftText) {
    text.declaration("The segues, each with the input of its destination.")
    Self.enumeration("\(access)enum Cases", parameters.all.map(\.name), to: &text) { text in
      for item in cases {
        text.gap()
        SegueDescription(item.segue, source: source.className).write(to: &text)
        text.line("case \(item.declared)\(item.payload)")
      }
      for item in cases where item.segue.role == .unwind && item.segue.unwind == nil {
        Self.writeRefusal(item, access, to: &text)
      }
    }
  }

  /// Writes a function whose error says how an unwind segue gets a value.
  private static func writeRefusal(
    _ item: CaseText, _ access: SwiftCode, to text: inout SwiftText
  ) {
    text.declaration("Reached if a value is passed to ``\(item.member)``.")
    text.line("@available(")
    text.indented { text in
      text.line("*, unavailable,")
      text.line("message:")
      text.indented { text in
        text.line(
          "\"the storyboard doesn't say which value this unwind segue brings back: add its action to "
            + "'unwinds' in '.segues.yml'\"")
      }
    }
    text.line(")")
    text.line(
      "\(access)static func \(item.declared)<Value>(_ value: Value) -> Self { .\(item.member) }")
  }

  /// Writes the children of a container, if there are any.
  func writeChildren(to text: inout SwiftText) {
    guard !relationships.isEmpty else { return }
    text.declaration("The children that the storyboard instantiates with their container.")
    let names = parameters(of: relationships).map(\.name)
    Self.enumeration("\(access)enum Children", names, to: &text) { text in
      for item in relationships {
        text.documented(
          "See ``Cases/\(item.member)\(item.value == nil ? CommentText.empty : "(_:)")``.")
        text.line("case \(item.declared)\(item.payload)")
      }
    }
  }

  private static func enumeration(
    _ head: SwiftCode, _ parameters: [SwiftCode], to text: inout SwiftText,
    _ body: (inout SwiftText) -> Void
  ) {
    let line = head + generic(parameters)
    if text.fits(line + " {") { return text.block(line, body) }
    text.line(head + "<")
    text.indented { $0.filled(parameters, after: "", end: "", step: 0) }
    text.block(">", body)
  }
}
