import Foundation
import StoryboardModel

/// The coder that the twin passes to `init(coder:)`.
typealias NibCoder = ObjectCoder

extension NibCoder {
  /// The context of a controller that is being created.
  struct Controller {
    let origin: ControllerOrigin
    /// The controller whose segue leads to this one, and the segue's sender.
    let performer: UIViewController?
    let sender: Any?
  }

  /// The context, if the object is a controller.
  var controller: Controller? { surroundings as? Controller }

  convenience init(_ object: InterfaceObject, controller: Controller? = nil) {
    self.init(object, surroundings: controller)
  }

  /// Applies the scene's settings to a new controller.
  @MainActor
  func configure(_ new: UIViewController) {
    guard let controller else { return }
    made = new
    new.origin = controller.origin
    controller.origin.templates.facts.configure(new)
  }

  /// Creates the children that a container's relationship names, in the order of the file.
  @MainActor
  func relatedControllers(_ relationship: String) -> [UIViewController] {
    guard let controller else { return [] }
    return controller.origin.templates.relationships.compactMap { template in
      guard template.segue.relationship == relationship else { return nil }
      return template.makeRelated(in: controller)
    }
  }
}
