import Foundation
import StoryboardModel

extension UIViewController {
  /// Performs a segue as code does; a nil identifier is what Objective-C can pass.
  func performSegue(named identifier: String?, sender: Any?) {
    guard let identifier, let origin, let template = origin.templates.byIdentifier[identifier]
    else { return UIKitException.noSegue(identifier, in: self).raise() }
    _ = perform(template, in: origin.storyboard, sender: sender)
  }

  /// Asks ``shouldPerformSegue(withIdentifier:sender:)`` as UIKit does for what the user fires.
  ///
  /// A segue without an identifier asks with an empty one. (UIKit passes nil, which Swift shows as
  /// an empty string.)
  func asksForPermission(_ template: SegueTemplate, sender: Any?) -> Bool {
    let answer = shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender)
    TwinEvent.post(
      .askedShouldPerform(self, identifier: template.identifier, answer: answer))
    return answer
  }

  /// Which touches of an object fire a segue.
  enum Trigger {
    /// The object itself, which is what a cell's `trigger` leaves out.
    case selection
    /// A cell's accessory.
    case accessory
  }

  /// Fires every segue that hangs from an object, as the user's touch does.
  func fireSegues(heldBy holder: ObjectID, sender: Any?, triggers: Trigger = .selection) {
    guard let origin, let held = origin.templates.byHolder[holder] else { return }
    let isAccessory = triggers == .accessory
    for template in held where (template.segue.triggerEvent == "accessoryAction") == isAccessory {
      guard asksForPermission(template, sender: sender) else { continue }
      _ = perform(template, in: origin.storyboard, sender: sender)
    }
  }

  /// Performs a segue, whoever asked for it.
  ///
  /// - Returns: The segue's object; nil where nothing came of it.
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
    TwinEvent.post(.prepare(segue, sender: sender))
    prepare(for: segue, sender: sender)
    segue.perform()
    return segue
  }
}
