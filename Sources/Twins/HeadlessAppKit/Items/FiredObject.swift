import Foundation
import StoryboardModel

/// The place of a control or item in its file, which determines the segues that it fires.
struct FiredObject {
  /// The object's ids: a control's own, and its cell's.
  var ids: [ObjectID] = []
  /// The controller whose scene contains the object.
  weak var owner: (any StoryboardController)?

  /// Fires the object's segues, as the user's click does.
  ///
  /// - Returns: Whether the object has any segue or action.
  @MainActor @discardableResult
  func fire(sender: NSObject) -> Bool {
    guard let owner else { return false }
    var firesAnything = false
    for id in ids {
      #if canImport(ObjectiveC)
      if let origin = owner.origin,
        ObjectiveCActions.sendActions(
          of: id, sender: sender, to: owner, origin.templates, isStandIn: origin.isStandIn)
      {
        firesAnything = true
      }
      #endif
      if owner.fireSegues(heldBy: id, sender: sender) { firesAnything = true }
    }
    return firesAnything
  }
}
