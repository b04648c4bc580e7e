/// The tables of segue actions and unwind actions by selector, which the headless twin reads in
/// place of the Objective-C runtime.
struct ActionTable {
  var actions: [ActionMethod]
  var className: String
  var access: String

  /// For a class: overrides that add the actions of the class and its extensions to the
  /// superclass's tables.
  var overrides: String {
    members { kind in
      .block(
        "\(access)override class var \(kind.table): [String: \(kind.type)]",
        [
          "super.\(kind.table)",
          ".addingActions(\(rows(kind)))".indented,
          ".addingActions(\(kind.table)(inExtensionOf: \(className).self))".indented,
        ])
    }
  }

  /// For an extension: methods that the class's tables call, selected by the type of their
  /// parameter.
  var extensionMembers: String {
    members { kind in
      .block(
        "static func \(kind.table)(inExtensionOf type: \(className).Type) -> [String: \(kind.type)]",
        [rows(kind)])
    }
  }

  private func members(_ table: (ActionMethod.Kind) -> String) -> String {
    let tables = ActionMethod.Kind.allCases.map(table).joined(separator: "\n")
    return "#if !canImport(ObjectiveC)\n\(tables)\n#endif"
  }

  private func rows(_ kind: ActionMethod.Kind) -> String {
    let rows = actions.filter { $0.kind == kind }.map { action in
      "\(action.selector.literal): \(closure(action)),"
    }
    return rows.isEmpty ? "[:]" : "[\n\(rows.joined(separator: "\n").indented)\n]"
  }

  private func closure(_ action: ActionMethod) -> String {
    let values = ["$1", "$2", "$3"]
    let arguments = zip(action.labels, values)
      .map { label, value in (label.map { "\($0): " } ?? "") + value }
      .joined(separator: ", ")
    let call = "($0 as? \(className))?.\(action.name)(\(arguments))"
    guard action.kind == .segueAction else { return "{ \(call) }" }
    // The closure ignores parameters that the method doesn't take.
    let ignored = values.dropFirst(action.labels.count).map { "_ = \($0); " }.joined()
    return "{ \(ignored)return \(call) }"
  }
}

extension ActionMethod.Kind {
  /// The name of the table that the twin reads.
  fileprivate var table: String { "_headless\(rawValue)s" }

  /// The type of the table's functions.
  fileprivate var type: String { "Headless\(rawValue)" }
}

extension SourceClass {
  var actionTable: ActionTable {
    ActionTable(actions: actions, className: name, access: access)
  }
}
