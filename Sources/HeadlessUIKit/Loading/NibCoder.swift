import Foundation
import StoryboardModel
import Findings

/// The coder that the twin passes to `init(coder:)`: it carries an object of the file.
///
/// Nothing else can be decoded from it: every key is absent.
final class NibCoder: NSCoder {
  /// What the file says of the object.
  let object: InterfaceObject
  /// What is known besides, where the object is a controller.
  let controller: Controller?
  /// The controller that went through `UIViewController.init(coder:)` with this coder.
  private(set) weak var made: UIViewController?

  /// The surroundings of a controller that is being made.
  struct Controller {
    let storyboard: UIStoryboard
    let templates: ControllerTemplates
    let isStandIn: Bool
    /// The controller whose segue makes this one, and what fired it.
    let performer: UIViewController?
    let sender: Any?
  }

  init(_ object: InterfaceObject, controller: Controller? = nil) {
    self.object = object
    self.controller = controller
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { false }

  override func decodeObject(forKey key: String) -> Any? { nil }

  override func decodeBool(forKey key: String) -> Bool { false }

  override func decodeInteger(forKey key: String) -> Int { 0 }

  override func decodeDouble(forKey key: String) -> Double { 0 }

  override func decodeFloat(forKey key: String) -> Float { 0 }
}

extension NibCoder {
  /// Gives a new controller what its scene says.
  @MainActor
  func configure(_ new: UIViewController) {
    guard let controller else { return }
    made = new
    new.origin = ControllerOrigin(
      storyboard: controller.storyboard, templates: controller.templates,
      isStandIn: controller.isStandIn)
    let settings = controller.templates.settings
    new.title = settings.title
    new.restorationIdentifier = settings.restorationIdentifier
    new.definesPresentationContext = settings.definesPresentationContext
    new.hidesBottomBarWhenPushed = settings.hidesBottomBarWhenPushed
    new.isModalInPresentation = settings.isModalInPresentation
    if let style = settings.presentationStyle { new.modalPresentationStyle = style }
    if let style = settings.transitionStyle { new.modalTransitionStyle = style }
  }

  /// Makes the children that a container's relationship names, in the order of the file.
  @MainActor
  func relatedControllers(_ relationship: String) -> [UIViewController] {
    guard let controller else { return [] }
    return controller.templates.relationships.compactMap { template in
      guard template.segue.relationship == relationship else { return nil }
      return template.makeRelated(in: controller)
    }
  }
}

extension InterfaceObject {
  /// What a coder carries for an object that is in no file.
  static func code(_ element: String) -> InterfaceObject {
    InterfaceObject(id: "", element: element, location: .init(file: ""))
  }
}
