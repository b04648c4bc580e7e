import Foundation
import StoryboardModel

extension SegueTemplate {
  /// Applies the segue's styles to the destination before `prepare`, which may change them.
  ///
  /// (Unconfirmed: when UIKit does this. A popover's style must be set by the time of `prepare`.)
  func style(_ destination: UIViewController, source: UIViewController, sender: Any?) {
    switch segue.kind {
    case .presentation, .modal:
      if let style = styles.presentation { destination.modalPresentationStyle = style }
      if let style = styles.transition { destination.modalTransitionStyle = style }
    case .popover, .popoverPresentation:
      destination.modalPresentationStyle = .popover
      anchor(destination.popoverPresentationController, source: source, sender: sender)
    default:
      break
    }
  }

  /// Sets the object that the popover points at: the one in the file, or else the sender.
  private func anchor(
    _ popover: UIPopoverPresentationController?, source: UIViewController, sender: Any?
  ) {
    guard let popover else { return }
    if let id = segue.popoverAnchorBarButtonItem {
      popover.barButtonItem = source.nibObject(id) as? UIBarButtonItem
    } else if let id = segue.popoverAnchorView {
      popover.sourceView = source.nibObject(id) as? UIView
    }
    if popover.barButtonItem == nil, popover.sourceView == nil {
      popover.barButtonItem = sender as? UIBarButtonItem
      popover.sourceView = sender as? UIView
    }
    let directions = segue.popoverArrowDirections.map(UIPopoverArrowDirection.init(storyboardName:))
    if !directions.isEmpty {
      popover.permittedArrowDirections = directions.reduce(into: []) { $0.formUnion($1) }
    }
  }

  /// The default implementation of ``UIStoryboardSegue/perform()`` for the segue's kind; nil for a custom one.
  ///
  /// The segue owns the closure, so the closure must not retain the segue.
  func performance(of segue: UIStoryboardSegue, sender: Any?) -> (() -> Void)? {
    let source = segue.source
    let destination = segue.destination
    let animates = animates
    switch self.segue.kind {
    case .show:
      return { source.show(destination, sender: sender) }
    case .showDetail:
      return { source.showDetailViewController(destination, sender: sender) }
    case .presentation, .modal, .popoverPresentation, .popover:
      return { source.present(destination, animated: animates) }
    case .push:
      let identifier = identifier
      return {
        guard let navigation = source.stackOfPushes else {
          return UIKitException.pushWithoutNavigationController(identifier).raise()
        }
        navigation.pushViewController(destination, animated: animates)
      }
    case .replace:
      return { [weak self] in self?.replace(from: source, with: destination) }
    case .embed:
      return { [weak self] in self?.embed(destination, in: source) }
    case .custom:
      return nil
    case .sheet, .other, .unwind, .relationship:
      let line = "\(self.segue.location): UIKit has no segues of kind '\(self.segue.kind.rawValue)'"
      return { HeadlessLog.write(line) }
    }
  }

  /// Replaces a column: the one with the file's index, counted from 0, or else the last.
  private func replace(from source: UIViewController, with destination: UIViewController) {
    guard let split = source as? UISplitViewController ?? source.splitViewController else {
      return UIKitException.replaceWithoutSplitViewController(identifier).raise()
    }
    split.showDefault(
      destination, in: segue.splitViewControllerTargetIndex == 0 ? .primary : .secondary)
  }

  /// Embeds the destination in its container view.
  private func embed(_ destination: UIViewController, in source: UIViewController) {
    guard let container = source.nibObject(segue.holder) as? UIView else { return }
    guard container.subviews.isEmpty else { return UIKitException.embedFiredTwice().raise() }
    source.addChild(destination)
    container.addSubview(destination.view)
    destination.didMove(toParent: source)
    TwinEvent.recorder.post(.embedded(destination, in: source))
  }
}

extension UIViewController {
  /// The navigation controller that a push segue from this controller uses.
  fileprivate var stackOfPushes: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }

  /// Performs the embeds of the views that were loaded, in the order of the file.
  ///
  /// Each one calls `shouldPerformSegue` first, like a segue that a control fires. (Unconfirmed.)
  func performEmbeds() {
    guard let origin else { return }
    for template in origin.templates.embeds where nibObjects[template.segue.holder] != nil {
      guard shouldPerform(template, sender: nil) else { continue }
      _ = perform(template, in: origin.storyboard, sender: nil)
    }
  }
}

extension UIPopoverArrowDirection {
  /// The direction with this name in a storyboard file.
  fileprivate init(storyboardName: String) {
    switch storyboardName {
    case "up": self = .up
    case "down": self = .down
    case "left": self = .left
    case "right": self = .right
    default: self = []
    }
  }
}
