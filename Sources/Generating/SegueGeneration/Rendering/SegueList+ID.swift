extension SegueList {
  /// Writes the enumeration of the segues without their values.
  func writeID(to text: inout SwiftText) {
    text.declaration("The segues without their values.")
    // Even if the module's default isolation is the main actor, the protocol's requirements are
    // nonisolated.
    let head: SwiftCode = "nonisolated \(access)enum ID:"
    let identifiers = cases.compactMap(\.segue.identifier)
    guard identifiers.count < cases.count else {
      return text.block("\(head) String, StoryboardSegueID") { text in
        for item in cases {
          let identifier = item.segue.identifier ?? ""
          text.line(
            item.segue.name == identifier
              ? "case \(item.declared)"
              : "case \(item.declared) = \(SwiftCode.string(identifier))")
        }
      }
    }
    text.block("\(head) StoryboardSegueID") { text in
      for item in cases { text.line("case \(item.declared)") }
      writeLookup(to: &text)
      writeIdentifier(to: &text)
      writeIdentification(to: &text)
    }
  }

  private func writeLookup(to text: inout SwiftText) {
    text.declaration("The segue with an identifier; for an empty one, the first segue without one.")
    text.block("\(access)init?(rawValue: String)") { text in
      let unnamed = cases.first { $0.segue.identifier == nil }
      let rows = cases.compactMap { item -> SwiftCode? in
        item.segue.name == unnamed?.segue.name || item.segue.identifier != nil
          ? "case \(SwiftCode.string(item.segue.identifier ?? "")): self = .\(item.member)" : nil
      }
      text.choice("rawValue") { text in
        text.lines(rows)
        text.line("default: return nil")
      }
    }
  }

  private func writeIdentifier(to text: inout SwiftText) {
    text.declaration("The segue's identifier in the storyboard; empty if it has none.")
    text.block("\(access)var rawValue: String") { text in
      text.choice("self", cases, by: \.segue.identifier) { SwiftCode.string($0 ?? "") }
    }
  }

  private func writeIdentification(to text: inout SwiftText) {
    text.declaration("Identifies a segue; one without an identifier by its destination.")
    text.block("@MainActor \(access)static func id(for segue: _StoryboardSegue) -> ID?") { text in
      text.line("\(namespace)._id(for: segue)")
    }
  }
}
