import Foundation
import StoryboardModel

extension StoryboardController {
  /// Performs a segue as code would.
  ///
  /// A nil identifier is possible in Objective-C.
  func performSegue(named identifier: String?, sender: Any?) {
    guard let identifier, let origin, let template = origin.templates.byIdentifier[identifier]
    else { return AppKitException.noSegue(identifier, in: self).raise() }
    perform(template, in: origin.storyboard, sender: sender)
  }

  /// Asks the source whether a segue that the user fires should be performed.
  ///
  /// A segue without an identifier passes an empty one. (AppKit passes nil, which Swift shows as an empty string.)
  func shouldPerform(_ template: SegueTemplate, sender: Any?) -> Bool {
    let answer = shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender)
    if !answer { TwinEvent.recorder.post(.vetoed) }
    return answer
  }

  /// Fires every segue attached to an object, as the user's click would.
  ///
  /// - Returns: Whether any segue is attached to the object.
  @discardableResult
  func fireSegues(heldBy holder: ObjectID, sender: Any?) -> Bool {
    guard let origin, let held = origin.templates.byHolder[holder] else { return false }
    for template in held { fire(template, in: origin.storyboard, sender: sender) }
    return true
  }

  /// Fires one segue as the user's click would.
  ///
  /// If the segue would show a window again, it is brought to the front. Otherwise, the source may veto the segue.
  ///
  /// - Returns: The segue object; nil if the segue had no effect.
  @discardableResult
  func fire(
    _ template: SegueTemplate, in storyboard: NSStoryboard, sender: Any?
  ) -> NSStoryboardSegue? {
    if bringsToFront(template, in: storyboard) { return nil }
    guard shouldPerform(template, sender: sender) else { return nil }
    return perform(template, in: storyboard, sender: sender)
  }

  /// Performs a segue, whether code or the user fired it.
  ///
  /// - Returns: The segue object; nil if the segue had no effect.
  @discardableResult
  func perform(
    _ template: SegueTemplate, in storyboard: NSStoryboard, sender: Any?
  ) -> NSStoryboardSegue? {
    if bringsToFront(template, in: storyboard) { return nil }
    guard
      let destination = template.destination(from: storyboard),
      let segueClass = template.segueClass(in: storyboard.library)
    else { return nil }
    let controller = ControllerFactory.make(
      destination.templates, in: destination.storyboard, performer: self, sender: sender,
      creator: template.creator(on: self, sender: sender, library: storyboard.library))
    let segue = segueClass.init(
      identifier: template.identifier ?? "", source: segueSource, destination: controller)
    segue.defaultPerform = template.performance(from: self, to: controller, sender: sender)
    prepare(for: segue, sender: sender)
    segue.perform()
    return segue
  }

  /// Brings the destination to the front if it should be shown only once and is already shown (A18).
  private func bringsToFront(_ template: SegueTemplate, in storyboard: NSStoryboard) -> Bool {
    guard let shown = template.knownWindow(in: storyboard.library), shown.isVisible else {
      return false
    }
    shown.makeKeyAndOrderFront(nil)
    TwinEvent.recorder.post(.broughtToFront(shown))
    return true
  }
}

extension SegueTemplate {
  /// The window in which the destination was shown before, if it is shown only once.
  @MainActor fileprivate func knownWindow(in library: StoryboardLibrary) -> NSWindow? {
    guard segue.kind != .custom, segue.kind != .embed, segue.destination != nil,
      case .scene(let templates) = destination(in: library), templates.isShownOnce
    else { return nil }
    return (templates.attachment as? ShownOnce)?.window
  }
}

extension ControllerTemplates {
  /// Whether only one controller of the scene can be on the screen.
  var isShownOnce: Bool { object.attributes["showSeguePresentationStyle"] == "single" }
}

/// The window of a scene that is shown only once.
@MainActor
final class ShownOnce {
  weak var window: NSWindow?

  init(_ window: NSWindow?) {
    self.window = window
  }
}
