import Foundation
import StoryboardModel

/// Finds where an unwind segue leads to, and goes there.
@MainActor
struct UnwindSearch {
  let source: UIStoryboardUnwindSegueSource
  private let searched = Searched()

  init(source: UIStoryboardUnwindSegueSource) {
    self.source = source
  }

  /// The first controller that takes the segue: looked for from the one that unwinds, then from
  /// each parent and presenter on the way up, children first.
  ///
  /// An initiator that was presented from inside a container comes after the one that presented
  /// it, as in recorded runs. What a presented container contains comes before: it is nearer.
  /// (Unconfirmed.) A container whose allowed children all decline is asked itself. (Unconfirmed.)
  func destination() -> UIViewController? {
    var controller: UIViewController? = source.source
    // A controller that was moved since it presented something may be in what it presented.
    var passed: Set<ObjectIdentifier> = []
    while let current = controller, passed.insert(ObjectIdentifier(current)).inserted {
      if current === source.source, let presenting = current.presentationSource,
        presenting !== current.presenter, let found = search(presenting)
      {
        return found
      }
      if let found = search(current) { return found }
      controller = current.parent ?? current.presentationSource ?? current.presenter
    }
    return nil
  }

  private func search(_ controller: UIViewController) -> UIViewController? {
    guard searched.insert(controller) else { return nil }
    for child in controller.allowedChildrenForUnwinding(from: source) {
      if let found = search(child) { return found }
    }
    let takes = controller.canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return takes ? controller : nil
  }

  /// The controllers that were asked, so that nobody is asked twice.
  @MainActor
  private final class Searched {
    private var controllers: Set<ObjectIdentifier> = []

    func insert(_ controller: UIViewController) -> Bool {
      controllers.insert(ObjectIdentifier(controller)).inserted
    }
  }

  /// The child of a container that a controller is in, or was presented from; nil if none.
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
  /// Performs an unwind segue: the destination is sought, `prepare` runs here, the action runs
  /// there, then the way back is gone.
  func unwind(
    _ template: SegueTemplate, in storyboard: UIStoryboard, sender: Any?
  ) -> UIStoryboardSegue? {
    guard let action = template.segue.unwindAction else { return nil }
    let search = UnwindSearch(
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
    TwinEvent.post(.prepare(segue, sender: sender))
    prepare(for: segue, sender: sender)
    destination.callUnwindAction(action, segue: segue)
    segue.perform()
    TwinEvent.post(.unwound(to: destination))
    return segue
  }

  /// Dismisses what covers the destination, then lets each container on the way down to it bring
  /// back the child that leads there.
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
