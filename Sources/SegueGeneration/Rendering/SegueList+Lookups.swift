extension SegueList {
  /// Writes how a performable segue and a relationship become one of all segues.
  func writeConversions(to text: inout SwiftText) {
    if !unperformable.isEmpty {
      writeConversion("segue", of: "performable: PerformableSegue", performable, to: &text)
    }
    if !relationships.isEmpty {
      writeConversion("relatedSegue", of: "related: RelatedSegue", relationships, to: &text)
    }
  }

  private func writeConversion(
    _ name: String, of parameter: String, _ some: [CaseText], to text: inout SwiftText
  ) {
    text.gap()
    text.documented("One of these segues as one of all.")
    let subject = String(parameter.prefix { $0 != ":" })
    text.block("\(access)static func \(name)(_ \(parameter)) -> Segue") { text in
      guard !some.isEmpty else { return text.line(#"fatalError("nothing makes one")"#) }
      text.choice(subject, some) { "case \($0.pattern): return \($0.remade)" }
    }
  }

  /// Writes which segue a value is, and which class it leads to.
  func writeLookups(to text: inout SwiftText) {
    text.gap()
    text.documented("Which segue it is.")
    text.block("\(access)static func id(of segue: Segue) -> ID") { text in
      text.choice("segue", cases) { "case .\($0.name): return .\($0.name)" }
    }
    text.gap()
    text.documented("The segue, where its destination takes no value.")
    text.block("\(access)static func segueWithoutValue(_ id: ID) -> Segue?") { text in
      text.choice("id", cases) { item in
        switch item.value {
        case .none: "case .\(item.name): return Segue.\(item.name)"
        case .input:
          // The whole name leaves the compiler no choice.
          "case .\(item.name): return SegueRouting.withoutValue(Segue.\(item.name)(_:))"
        case .unwind: "case .\(item.name): return nil"
        }
      }
    }
    writeKinds(to: &text)
    text.gap()
    text.documented("The class that a segue leads to.")
    text.block("\(access)static func destination(of id: ID) -> UIViewController.Type") { text in
      text.choice("id", cases, by: \.destination) { "\($0).self" }
    }
  }

  private func writeKinds(to text: inout SwiftText) {
    guard cases.contains(where: { $0.segue.role != .named }) else { return }
    text.gap()
    text.documented("What makes a segue happen.")
    text.block("\(access)static func kind(of id: ID) -> SegueDeclaration.Kind") { text in
      text.choice("id", cases, by: \.segue.role) { ".\($0)" }
    }
  }
}
