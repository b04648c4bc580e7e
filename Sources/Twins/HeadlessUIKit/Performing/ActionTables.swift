import Foundation
import StoryboardModel

#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// The actions that classes list, cached by class.
@MainActor
enum ActionTables {
  private static var unwindActions = ActionTable<HeadlessUnwindAction>()
  private static var segueActions = ActionTable<HeadlessSegueAction>()

  static func unwindAction(
    _ name: String, of controllerClass: UIViewController.Type
  ) -> HeadlessUnwindAction? {
    unwindActions.action(name, of: controllerClass) { controllerClass._headlessUnwindActions }
  }

  static func segueAction(
    _ name: String, of controllerClass: UIViewController.Type
  ) -> HeadlessSegueAction? {
    segueActions.action(name, of: controllerClass) { controllerClass._headlessSegueActions }
  }
}

extension UIViewController {
  func respondsToUnwindAction(_ name: String) -> Bool {
    if let answer = storyboard?.library.options.implementsUnwindAction?(self, name) {
      return answer
    }
    if ActionTables.unwindAction(name, of: type(of: self)) != nil { return true }
    #if canImport(ObjectiveC)
    return responds(to: NSSelectorFromString(name))
    #else
    return false
    #endif
  }

  /// Sends the actions of a control, item or gesture for some events, or for all, on Apple systems.
  func sendActions(of id: ObjectID, sender: NSObject, events: Set<String>? = nil) {
    #if canImport(ObjectiveC)
    guard let origin else { return }
    ObjectiveCActions.sendActions(
      of: id, sender: sender, to: self, origin.templates, isStandIn: isStandIn, events: events)
    #endif
  }

  /// Calls the unwind action, if the controller has it.
  func callUnwindAction(_ name: String, segue: UIStoryboardSegue) {
    if let action = ActionTables.unwindAction(name, of: type(of: self)) {
      action(self, segue)
    } else {
      #if canImport(ObjectiveC)
      let selector = NSSelectorFromString(name)
      if responds(to: selector) { _ = perform(selector, with: segue) }
      #endif
    }
  }
}
