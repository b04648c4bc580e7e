#if canImport(ObjectiveC)
package import Foundation
import ObjectiveC
package import StoryboardModel

/// Calls `@objc` actions by their selectors, if the twin runs on an Apple system.
///
/// Elsewhere selectors don't exist. This code is type-checked, but has never been run.
@MainActor
package enum ObjectiveCActions {
  /// The result of a segue action; nil if the source has none with that name.
  package struct Made {
    package let controller: AnyObject?
  }

  package static func makeDestination(
    _ name: String, on source: NSObject, coder: NSCoder, sender: Any?,
    identifier: String?
  ) -> Made? {
    let selector = NSSelectorFromString(name)
    guard source.responds(to: selector), let method = source.method(for: selector) else {
      return nil
    }
    let arguments = name.utf8.count { $0 == UInt8(ascii: ":") }
    let sender = sender as AnyObject?
    let result: AnyObject?
    switch arguments {
    case 1:
      typealias Function = @convention(c) (AnyObject, Selector, AnyObject) -> AnyObject?
      result = unsafeBitCast(method, to: Function.self)(source, selector, coder)
    case 2:
      typealias Function =
        @convention(c) (AnyObject, Selector, AnyObject, AnyObject?) -> AnyObject?
      result = unsafeBitCast(method, to: Function.self)(source, selector, coder, sender)
    default:
      typealias Function =
        @convention(c) (AnyObject, Selector, AnyObject, AnyObject?, NSString?) -> AnyObject?
      result = unsafeBitCast(method, to: Function.self)(
        source, selector, coder, sender, identifier as NSString?)
    }
    return Made(controller: result)
  }

  /// Sends the actions of a control, item or gesture to the controller of its scene.
  ///
  /// - Parameters:
  ///   - id: The object's id.
  ///   - sender: The object.
  ///   - owner: The controller.
  ///   - templates: The file's description of the controller.
  ///   - isStandIn: Whether the controller's class is missing, with its actions.
  ///   - events: The names of the events to send actions for; nil for all.
  /// - Returns: Whether the object has such actions.
  @discardableResult
  package static func sendActions(
    of id: ObjectID, sender: NSObject, to owner: NSObject, _ templates: ControllerTemplates,
    isStandIn: Bool, events: Set<String>? = nil
  ) -> Bool {
    var isSent = false
    for connection in templates.file.connections[id] ?? [] {
      guard case .action(let name, let event) = connection.kind,
        connection.destination == templates.object.id
      else { continue }
      if let events, let event, !events.contains(event) { continue }
      isSent = true
      let selector = NSSelectorFromString(name)
      if owner.responds(to: selector) {
        _ = owner.perform(selector, with: sender)
      } else if !isStandIn {
        HeadlessException.unrecognizedSelector(name, receiver: owner).raise()
      }
    }
    return isSent
  }
}
#endif
