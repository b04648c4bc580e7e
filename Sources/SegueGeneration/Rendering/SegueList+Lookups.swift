extension SegueList {
  /// Writes how a performable segue and a relationship become one of all segues.
  func writeConversions(to text: inout SwiftText) {
    if !unperformable.isEmpty {
      writeConversion("segue", taking: "performable", "PerformableSegue", performable, to: &text)
    }
    if !relationships.isEmpty {
      writeConversion("relatedSegue", taking: "related", "RelatedSegue", relationships, to: &text)
    }
  }

  private func writeConversion(
    _ name: SwiftCode, taking subject: SwiftCode, _ type: SwiftCode, _ some: [CaseText],
    to text: inout SwiftText
  ) {
    text.gap()
    text.documented("One of these segues as one of all.")
    text.block("\(access)static func \(name)(_ \(subject): \(type)) -> Segue") { text in
      guard !some.isEmpty else { return text.line(#"fatalError("nothing makes one")"#) }
      text.choice(subject, some) { "case \($0.pattern): return \($0.remade)" }
    }
  }

  /// Writes which segue a value is, and which class it leads to.
  func writeLookups(to text: inout SwiftText) {
    text.gap()
    text.documented("Which segue it is.")
    text.block("\(access)static func id(of segue: Segue) -> ID") { text in
      text.choice("segue", cases) { "case .\($0.member): return .\($0.member)" }
    }
    text.gap()
    text.documented("The segue, where its destination takes no value.")
    text.block("\(access)static func segueWithoutValue(_ id: ID) -> Segue?") { text in
      text.choice("id", cases) { item in
        switch item.value {
        case .none: "case .\(item.member): return Segue.\(item.member)"
        case .input:
          // The whole name leaves the compiler no choice.
          "case .\(item.member): return SegueRouting.withoutValue(Segue.\(item.member)(_:))"
        case .unwind: "case .\(item.member): return nil"
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
      text.choice("id", cases, by: \.segue.role) { .kind($0) }
    }
  }
}

extension SwiftCode {
  /// The case of the runtime's enumeration that stands for a role.
  fileprivate static func kind(_ role: SegueDeclaration.Role) -> SwiftCode {
    switch role {
    case .named: ".named"
    case .unnamed: ".unnamed"
    case .embed: ".embed"
    case .relationship: ".relationship"
    case .unwind: ".unwind"
    }
  }
}
