#if canImport(ObjectiveC)
import Foundation
import ObjectiveC
import StoryboardModel

/// Sends the actions of a file's controls, items and gestures, if the twin runs on an Apple system.
///
/// Elsewhere selectors don't exist, and actions are skipped. This code is type-checked, but has
/// never been run.
@MainActor
enum ObjectiveCControlActions {
  /// Sends a control's, item's or gesture's actions for an event to the owner.
  static func sendActions(
    of id: ObjectID, sender: NSObject, owner: UIViewController?, events: Set<String>?
  ) {
    guard let owner, let origin = owner.origin else { return }
    for connection in origin.templates.file.connections[id] ?? [] {
      guard case .action(let name, let event) = connection.kind,
        connection.destination == origin.templates.object.id
      else { continue }
      if let events, let event, !events.contains(event) { continue }
      let selector = NSSelectorFromString(name)
      if owner.responds(to: selector) {
        _ = owner.perform(selector, with: sender)
      } else if !owner.isStandIn {
        UIKitException.unrecognizedSelector(name, receiver: owner).raise()
      }
    }
  }
}
#endif
