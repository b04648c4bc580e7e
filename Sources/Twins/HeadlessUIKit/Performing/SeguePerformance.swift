import Foundation
import StoryboardModel

extension UIViewController {
  /// Performs a segue as code would.
  ///
  /// A nil identifier is possible in Objective-C.
  package func performSegue(identifier: String?, sender: Any?) {
    guard let identifier, let origin, let template = origin.templates.byIdentifier[identifier]
    else { return UIKitException.noSegue(identifier, in: self).raise() }
    perform(template, in: origin.storyboard, sender: sender)
  }

  /// Asks the source whether a segue that the user fires should be performed.
  ///
  /// A segue without an identifier passes an empty one. (UIKit passes nil, which Swift shows as an
  /// empty string.)
  func shouldPerform(_ template: SegueTemplate, sender: Any?) -> Bool {
    shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender)
  }

  /// Fires every segue attached to an object, or to a cell's accessory, as the user's touch would.
  func fireSegues(heldBy holder: ObjectID, sender: Any?, isAccessory: Bool = false) {
    guard let origin, let held = origin.templates.byHolder[holder] else { return }
    for template in held where (template.segue.triggerEvent == "accessoryAction") == isAccessory {
      guard shouldPerform(template, sender: sender) else { continue }
      perform(template, in: origin.storyboard, sender: sender)
    }
  }

  /// Performs a segue, whether code or the user fired it.
  ///
  /// - Returns: The segue object; nil if the segue had no effect.
  @discardableResult
  func perform(
    _ template: SegueTemplate, in storyboard: UIStoryboard, sender: Any?
  ) -> UIStoryboardSegue? {
    if template.segue.kind == .unwind {
      return unwind(template, in: storyboard, sender: sender)
    }
    guard
      let destination = template.destination(from: storyboard),
      let segueClass = template.segueClass(in: storyboard.library)
    else { return nil }
    let controller = ControllerFactory.make(
      destination.templates, in: destination.storyboard, performer: self, sender: sender,
      creator: template.creator(on: self, sender: sender, library: storyboard.library))
    let segue = segueClass.init(
      identifier: template.identifier, source: self, destination: controller)
    template.style(controller, source: self, sender: sender)
    segue.defaultPerform = template.performance(of: segue, sender: sender)
    prepare(for: segue, sender: sender)
    segue.perform()
    return segue
  }
}
