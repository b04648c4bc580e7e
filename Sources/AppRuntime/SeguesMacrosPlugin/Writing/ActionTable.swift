/// The tables of segue actions and unwind actions by selector, which the headless twin reads in
/// place of the Objective-C runtime.
struct ActionTable {
  var actions: [ActionMethod]
  var className: String
  var access: String

  /// For a class: overrides that extend the superclass's tables with its own and its extensions'
  /// actions.
  var overrides: [String] {
    let tables = ActionMethod.Kind.allCases.map { kind in
      String.block(
        "\(access)override class var \(kind.table): [String: \(kind.type)]",
        [
          "super.\(kind.table)",
          ".addingActions(\(rows(kind)))".indented,
          ".addingActions(\(kind.table)(inExtensionOf: \(className).self))".indented,
        ])
    }
    return headless(tables)
  }

  /// For an extension: methods that the class's tables call, selected by the type of their
  /// parameter.
  var extensionMembers: [String] {
    let tables = ActionMethod.Kind.allCases.map { kind in
      String.block(
        "static func \(kind.table)(inExtensionOf type: \(className).Type) -> [String: \(kind.type)]",
        [rows(kind)])
    }
    return headless(tables)
  }

  private func headless(_ members: [String]) -> [String] {
    ["#if !canImport(ObjectiveC)\n\(members.joined(separator: "\n"))\n#endif"]
  }

  private func rows(_ kind: ActionMethod.Kind) -> String {
    let rows = actions.filter { $0.kind == kind }.map { action in
      "\(action.selector.literal): \(closure(action)),"
    }
    return rows.isEmpty ? "[:]" : "[\n\(rows.joined(separator: "\n").indented)\n]"
  }

  private func closure(_ action: ActionMethod) -> String {
    switch action.kind {
    case .unwindAction:
      let label = action.labels.first.flatMap { $0 }.map { "\($0): " } ?? ""
      return "{ ($0 as? \(className))?.\(action.name)(\(label)$1) }"
    case .segueAction:
      let arguments = zip(action.labels, ["$1", "$2", "$3"])
        .map { label, value in (label.map { "\($0): " } ?? "") + value }
        .joined(separator: ", ")
      // The closure ignores parameters that the method doesn't take.
      let ignored = ["$1", "$2", "$3"].dropFirst(action.labels.count)
      let rest = ignored.map { "_ = \($0); " }.joined()
      return "{ \(rest)return ($0 as? \(className))?.\(action.name)(\(arguments)) }"
    }
  }
}

extension ActionMethod.Kind {
  /// The name of the table that the twin reads.
  fileprivate var table: String {
    switch self {
    case .segueAction: "_headlessSegueActions"
    case .unwindAction: "_headlessUnwindActions"
    }
  }

  /// The type of the table's functions.
  fileprivate var type: String {
    switch self {
    case .segueAction: "HeadlessSegueAction"
    case .unwindAction: "HeadlessUnwindAction"
    }
  }
}

extension SourceClass {
  var actionTable: ActionTable {
    ActionTable(actions: actions, className: name, access: access)
  }
}
