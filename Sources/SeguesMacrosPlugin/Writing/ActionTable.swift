/// The tables of segue and unwind actions by selector, which the headless twin reads in place of the
/// Objective-C runtime.
struct ActionTable {
  var actions: [ActionMethod]
  var className: String
  var access: String

  /// For a class: overrides that add to the superclass's tables, extensions of the class included.
  var overrides: [String] {
    [
      """
      #if !canImport(ObjectiveC)
      \(access)override class var headlessUnwindActions: [String: HeadlessUnwindAction] {
        super.headlessUnwindActions.addingActions(\(table(.unwindAction)))
          .addingActions(headlessUnwindActions(inExtensionOf: \(className).self))
      }
      \(access)override class var headlessSegueActions: [String: HeadlessSegueAction] {
        super.headlessSegueActions.addingActions(\(table(.segueAction)))
          .addingActions(headlessSegueActions(inExtensionOf: \(className).self))
      }
      #endif
      """
    ]
  }

  /// For an extension: methods that the class's own tables ask, picked by their parameter's type.
  var extensionMembers: [String] {
    [
      """
      #if !canImport(ObjectiveC)
      static func headlessUnwindActions(
        inExtensionOf type: \(className).Type
      ) -> [String: HeadlessUnwindAction] {
        \(table(.unwindAction))
      }
      static func headlessSegueActions(
        inExtensionOf type: \(className).Type
      ) -> [String: HeadlessSegueAction] {
        \(table(.segueAction))
      }
      #endif
      """
    ]
  }

  private func table(_ kind: ActionMethod.Kind) -> String {
    let rows = actions.filter { $0.kind == kind }.map { action in
      "\(action.selector.literal): \(closure(action))"
    }
    return rows.isEmpty ? "[:]" : "[\(rows.joined(separator: ", "))]"
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
      // The closure ignores what the method does not take.
      let ignored = ["$1", "$2", "$3"].dropFirst(action.labels.count)
      let rest = ignored.map { "_ = \($0); " }.joined()
      return "{ \(rest)return ($0 as? \(className))?.\(action.name)(\(arguments)) }"
    }
  }
}
