#if canImport(ObjectiveC)
import Foundation
import ObjectiveC
import StoryboardModel

/// Sends the actions of a file's controls and items to the scene's controller, if the twin runs on
/// an Apple system.
///
/// Elsewhere selectors don't exist, and actions are skipped. This code is type-checked, but has
/// never been run.
@MainActor
enum ObjectiveCControlActions {
  /// Sends an object's actions.
  ///
  /// - Returns: Whether it has any.
  static func sendActions(
    of id: ObjectID, sender: NSObject, owner: any StoryboardController
  ) -> Bool {
    guard let origin = owner.origin else { return false }
    var isSent = false
    for connection in origin.templates.file.connections[id] ?? [] {
      guard case .action(let name, _) = connection.kind,
        connection.destination == origin.templates.object.id
      else { continue }
      isSent = true
      let selector = NSSelectorFromString(name)
      if owner.responds(to: selector) {
        _ = owner.perform(selector, with: sender)
      } else if !origin.isStandIn {
        AppKitException.unrecognizedSelector(name, receiver: owner).raise()
      }
    }
    return isSent
  }
}
#endif
