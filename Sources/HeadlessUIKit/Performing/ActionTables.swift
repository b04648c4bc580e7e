import Foundation

/// The action tables of classes, each read once.
@MainActor
enum ActionTables {
  private static var unwindActions: [ObjectIdentifier: [String: HeadlessUnwindAction]] = [:]
  private static var segueActions: [ObjectIdentifier: [String: HeadlessSegueAction]] = [:]

  static func unwindAction(
    _ name: String, of controllerClass: UIViewController.Type
  ) -> HeadlessUnwindAction? {
    let key = ObjectIdentifier(controllerClass)
    if let table = unwindActions[key] { return table[name] }
    let table = controllerClass.headlessUnwindActions
    unwindActions[key] = table
    return table[name]
  }

  static func segueAction(
    _ name: String, of controllerClass: UIViewController.Type
  ) -> HeadlessSegueAction? {
    let key = ObjectIdentifier(controllerClass)
    if let table = segueActions[key] { return table[name] }
    let table = controllerClass.headlessSegueActions
    segueActions[key] = table
    return table[name]
  }
}

extension UIViewController {
  /// Whether the controller has an unwind action.
  func respondsToUnwindAction(_ name: String) -> Bool {
    if let answer = storyboard?.library.options.implementsUnwindAction?(self, name) {
      return answer
    }
    if ActionTables.unwindAction(name, of: type(of: self)) != nil { return true }
    #if canImport(ObjectiveC)
      return ObjectiveCActions.responds(self, to: name)
    #else
      return false
    #endif
  }

  /// Calls the unwind action, if the controller has it.
  func callUnwindAction(_ name: String, segue: UIStoryboardSegue) {
    TwinEvent.post(.unwindAction(name, on: self))
    if let action = ActionTables.unwindAction(name, of: type(of: self)) {
      action(self, segue)
    } else {
      #if canImport(ObjectiveC)
        ObjectiveCActions.unwind(name, on: self, segue: segue)
      #endif
    }
  }
}
