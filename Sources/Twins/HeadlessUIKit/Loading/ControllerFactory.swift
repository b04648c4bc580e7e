import Foundation
import StoryboardModel

/// Creates controllers from scenes.
@MainActor
enum ControllerFactory {
  /// Creates a controller in place of `init(coder:)`, or returns nil to use `init(coder:)`.
  typealias Creator = (NSCoder) -> UIViewController?

  /// Creates a scene's controller.
  ///
  /// - Parameters:
  ///   - templates: The file's description of the controller.
  ///   - storyboard: The storyboard that the controller belongs to.
  ///   - performer: The controller whose segue leads to this one, for segue actions of
  ///     relationships.
  ///   - sender: The sender of that segue.
  ///   - creator: The segue action, or the closure that code passed.
  /// - Returns: The controller, after `awakeFromNib`; a plain one if the class's `init(coder:)`
  ///   returns nil.
  static func make(
    _ templates: ControllerTemplates, in storyboard: UIStoryboard,
    performer: UIViewController? = nil, sender: Any? = nil, creator: Creator? = nil
  ) -> UIViewController {
    guard let nesting = Nesting.enter(templates) else {
      return UIViewController(nibName: nil, bundle: nil)
    }
    defer { nesting.leave() }
    let (controllerClass, isStandIn) = storyboard.library.controllerClass(
      of: templates,
      otherwise: templates.object.controllerKind?.controllerClass ?? UIViewController.self)
    func coder() -> NibCoder {
      NibCoder(
        templates.object,
        controller: .init(
          origin: ControllerOrigin(
            storyboard: storyboard, templates: templates, isStandIn: isStandIn),
          performer: performer, sender: sender))
    }
    let created = creator.flatMap { create($0, coder(), expected: controllerClass) }
    if let made = created ?? controllerClass.init(coder: coder()) {
      made.awakeFromNib()
      return made
    }
    UIKitException.noControllerFromCoder(controllerClass).raise()
    return UIViewController(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a creator; nil if the creator returns nil, or after an exception.
  private static func create(
    _ creator: Creator, _ coder: NibCoder, expected: UIViewController.Type
  ) -> UIViewController? {
    guard let made = creator(coder) else { return nil }
    guard let exception = objection(to: made, from: coder, expected: expected) else { return made }
    exception.raise()
    return nil
  }

  /// The exception for a wrong controller from a segue action or a creator; nil if it is right.
  private static func objection(
    to made: UIViewController, from coder: NibCoder, expected: UIViewController.Type
  ) -> UIKitException? {
    guard coder.made === made else { return .notMadeWithCoder() }
    // A hosting controller's element doesn't contain the type of its content.
    guard expected != UIHostingController<NoContent>.self else { return nil }
    return type(of: made).isSubclass(of: expected)
      ? nil : .wrongCustomInstance(made, expected: expected)
  }
}
