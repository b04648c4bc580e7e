extension SegueList {
  /// Writes the function that turns a child's case into the segue's case.
  func writeConversion(to text: inout SwiftText) {
    guard !relationships.isEmpty else { return }
    text.declaration("Converts a child to one of all segues.")
    text.block("\(access)static func _segue(of child: ChildSegue) -> Segue") { text in
      text.choice("child", relationships) { "case \($0.pattern): return \($0.remade)" }
    }
  }

  /// Writes the functions that return a segue's ID, value, kind and destination.
  func writeLookups(to text: inout SwiftText) {
    text.declaration("The segue without its value.")
    text.block("\(access)static func _id(of segue: Segue) -> ID") { text in
      text.choice("segue", cases) { "case .\($0.member): return .\($0.member)" }
    }
    text.declaration("The segue, if its destination takes no value.")
    text.block("\(access)static func _segueWithoutValue(_ id: ID) -> Segue?") { text in
      text.choice("id", cases) { item in
        switch item.delivery {
        case .input:
          // The full name leaves the compiler no choice of overloads.
          "case .\(item.member): return _SegueRouting.withoutValue(Segue.\(item.member)(_:))"
        case .unwind where item.value != nil: "case .\(item.member): return nil"
        case .unwind, .plain, .nowhere: "case .\(item.member): return Segue.\(item.member)"
        }
      }
    }
    writeKinds(to: &text)
    text.declaration("The class that a segue leads to.")
    text.block("\(access)static func _destination(of id: ID) -> _SegueController.Type") { text in
      text.choice("id", cases, by: \.destination) { "\($0).self" }
    }
  }

  private func writeKinds(to text: inout SwiftText) {
    guard cases.contains(where: { $0.segue.role != .named }) else { return }
    text.declaration("The way a segue is triggered.")
    text.block("\(access)static func _kind(of id: ID) -> _SegueDeclaration.Kind") { text in
      text.choice("id", cases, by: \.segue.role) { .kind($0) }
    }
  }
}

extension SwiftCode {
  /// Returns the runtime's case for a role.
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
