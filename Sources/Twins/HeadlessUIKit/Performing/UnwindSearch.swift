import Foundation
import StoryboardModel

/// Finds the destination of an unwind segue, and performs the segue.
@MainActor
struct UnwindSearch {
  let source: UIStoryboardUnwindSegueSource
  /// The controllers that were already asked, so that none is asked twice.
  fileprivate var searched: Set<ObjectIdentifier> = []

  /// The first controller that accepts the segue.
  ///
  /// The search starts at the initiator, and continues with each parent and presenter on the way
  /// up, children first. If a controller inside a container presented the initiator, it is asked
  /// before the initiator, as in recorded runs. If it presented a container around the initiator, the
  /// container's contents are asked before it, because they are nearer. (Unconfirmed.) If all allowed
  /// children of a container decline, the container itself is asked. (Unconfirmed.)
  mutating func destination() -> UIViewController? {
    let initiator = source.source
    if let inside = initiator.presentationSource, inside !== initiator.presenter,
      let found = search(inside)
    {
      return found
    }
    var controller: UIViewController? = initiator
    // A controller that was moved after it presented another may be inside the one it presented.
    var passed: Set<ObjectIdentifier> = []
    while let current = controller, passed.insert(ObjectIdentifier(current)).inserted {
      if let found = search(current) { return found }
      controller = current.parent ?? current.presentationSource ?? current.presenter
    }
    return nil
  }

  private mutating func search(_ controller: UIViewController) -> UIViewController? {
    guard searched.insert(ObjectIdentifier(controller)).inserted else { return nil }
    for child in controller.allowedChildrenForUnwinding(from: source) {
      if let found = search(child) { return found }
    }
    let accepts = controller.canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return accepts ? controller : nil
  }

  /// The child of a container that contains or presented a controller; nil if there is none.
  static func child(
    of container: UIViewController, containing controller: UIViewController
  ) -> UIViewController? {
    var current = controller
    var passed: Set<ObjectIdentifier> = []
    while passed.insert(ObjectIdentifier(current)).inserted {
      guard let above = current.parent ?? current.presentationSource ?? current.presenter else {
        return nil
      }
      if above === container { return current.parent === container ? current : nil }
      current = above
    }
    return nil
  }
}

extension UIViewController {
  /// Performs an unwind segue: finds the destination, calls `prepare` on the initiator and the
  /// action on the destination, and then goes back.
  func unwind(
    _ template: SegueTemplate, in storyboard: UIStoryboard, sender: Any?
  ) -> UIStoryboardSegue? {
    guard let action = template.segue.unwindAction else { return nil }
    var search = UnwindSearch(
      source: UIStoryboardUnwindSegueSource(
        source: self, unwindAction: Selector(action), sender: sender))
    guard
      let destination = search.destination(),
      let segueClass = template.segueClass(in: storyboard.library)
    else { return nil }
    let segue = segueClass.init(
      identifier: template.identifier, source: self, destination: destination)
    segue.defaultPerform = { [unowned segue] in
      segue.source.goBack(to: segue.destination, for: segue)
    }
    prepare(for: segue, sender: sender)
    destination.callUnwindAction(action, segue: segue)
    segue.perform()
    TwinEvent.recorder.post(.unwound(to: destination))
    return segue
  }

  /// Dismisses everything that covers the destination, then lets each container on the way down
  /// bring back the child that leads to it.
  fileprivate func goBack(to destination: UIViewController, for segue: UIStoryboardSegue) {
    var common = self
    var lastPresenter: UIViewController?
    while !destination.isInside(common) {
      if let parent = common.parent {
        common = parent
      } else if let presenter = common.presenter {
        lastPresenter = presenter
        common = presenter
      } else {
        return
      }
    }
    lastPresenter?.dismiss(animated: true)
    var path: [UIViewController] = []
    var controller = destination
    while controller !== common, let parent = controller.parent {
      path.append(controller)
      controller = parent
    }
    var container = common
    for child in path.reversed() {
      container.unwind(for: segue, towards: child)
      container = child
    }
  }
}
