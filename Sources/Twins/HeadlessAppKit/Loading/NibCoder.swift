import Foundation
import StoryboardModel

/// The coder that the twin passes to `init(coder:)`.
typealias NibCoder = ObjectCoder

extension NibCoder {
  /// The context of a controller that is being created.
  struct Controller {
    let origin: ControllerOrigin
    /// The controller whose segue leads to this one, and the segue's sender.
    let performer: (any StoryboardController)?
    let sender: Any?
  }

  /// The context, if the object is a controller.
  var controller: Controller? { surroundings as? Controller }

  convenience init(_ object: InterfaceObject, controller: Controller? = nil) {
    self.init(object, surroundings: controller)
  }

  /// Applies the scene's settings to a new controller.
  @MainActor
  func configure(_ new: any StoryboardController) {
    guard let controller else { return }
    made = new
    new.origin = controller.origin
    guard let new = new as? NSViewController else { return }
    let attributes = controller.origin.templates.object.attributes
    new.title = attributes["title"]
    new.identifier = attributes["identifier"].map(NSUserInterfaceItemIdentifier.init(rawValue:))
  }

  /// Creates the children that a container's relationship names, in the order of the file.
  @MainActor
  func relatedControllers(_ relationship: String) -> [NSViewController] {
    guard let controller else { return [] }
    return controller.origin.templates.relationships.compactMap { template in
      guard template.segue.relationship == relationship else { return nil }
      return template.makeRelated(in: controller) as? NSViewController
    }
  }

  /// The elements that describe how a container shows its children, in the order of the file.
  func items(_ element: String) -> [InterfaceObject] {
    object.children.filter { $0.element == element }
  }
}
