import Foundation
import StoryboardModel

extension UIViewController {
  /// The controller that this controller, or one of its containers, presents.
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that presents this controller, or one of its containers.
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// The popover that the controller is presented in, if its style is `popover`.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The object that manages the controller's presentation; a popover's if its style is `popover`.
  public var presentationController: UIPresentationController? {
    let isPopover = modalPresentationStyle == .popover
    if let known = presentationStorage,
      (known is UIPopoverPresentationController) == isPopover
    {
      return known
    }
    let controller =
      isPopover
      ? UIPopoverPresentationController(presentedViewController: self)
      : UIPresentationController(presentedViewController: self)
    presentationStorage = controller
    return controller
  }

  func presentNow(_ controller: UIViewController, completion: (() -> Void)?) {
    if let exception = objection(to: controller) { return exception.raise() }
    let presenter = presentingController(for: controller.modalPresentationStyle)
    guard !presenter.dependsOn(controller) else {
      return UIKitException.presentedOnItself(by: self).raise()
    }
    guard let window = presenter.hostWindow, !presenter.isAppearing else {
      return HeadlessLog.write(
        attempt(controller, presenter) + "whose view is not in the window hierarchy.")
    }
    if let already = presenter.presented {
      return HeadlessLog.write(
        attempt(controller, presenter)
          + "which is already presenting \(objectDescription(already)).")
    }
    let style = adaptedStyle(of: controller, in: window.traitCollection)
    if style == .popover, let exception = prepare(controller.popoverPresentationController) {
      return exception.raise()
    }
    controller.effectiveStyle = style
    controller.presenter = presenter
    controller.presentationSource = self
    presenter.presented = controller
    TwinEvent.recorder.post(.presented(controller, over: presenter, style: style))
    Screen.update(window, then: completion)
  }

  func dismissNow(completion: (() -> Void)?) {
    if let above = presentedViewController?.presenter {
      above.dropPresented(completion: completion)
    } else if let presenter = presentingViewController {
      presenter.dismiss(animated: false, completion: completion)
    } else {
      completion?()
    }
  }

  /// Removes the controller that this controller itself presents, and any that it presents in turn.
  private func dropPresented(completion: (() -> Void)?) {
    let window = hostWindow
    var above = self
    // The controllers in between don't appear again.
    while let dropped = above.presented {
      above.presented = nil
      dropped.presenter = nil
      dropped.presentationSource = nil
      above = dropped
    }
    if let window { Screen.update(window, then: completion) } else { completion?() }
  }

  /// The controller that becomes the presenter of a presentation from this one.
  private func presentingController(for style: UIModalPresentationStyle) -> UIViewController {
    guard style.isContextual else { return rootAncestor }
    var controller = self
    while !controller.definesPresentationContext, let parent = controller.parent {
      controller = parent
    }
    return controller
  }

  private func objection(to controller: UIViewController) -> UIKitException? {
    if let presenter = controller.presenter {
      return .presentedTwice(controller, by: presenter)
    }
    return controller.parent.map { .presentedWithParent(controller, parent: $0) }
  }

  /// Lets a popover's delegate prepare it; returns an exception if it then points at nothing.
  private func prepare(_ popover: UIPopoverPresentationController?) -> UIKitException? {
    guard let popover else { return nil }
    (popover.delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(popover)
    guard popover.sourceView == nil, popover.barButtonItem == nil else { return nil }
    return .popoverWithoutAnchor(popover)
  }

  private func adaptedStyle(
    of controller: UIViewController, in traits: UITraitCollection
  ) -> UIModalPresentationStyle {
    let style = controller.modalPresentationStyle
    let runtime = (controller.interfaceFile ?? interfaceFile)?.targetRuntime
    if runtime == .tvOS, style.isFullScreenOnTelevision { return .fullScreen }
    switch style {
    case .automatic: return .pageSheet
    case .popover where traits.horizontalSizeClass == .compact:
      guard let popover = controller.popoverPresentationController else { return style }
      let adapted =
        popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: traits)
        ?? .fullScreen
      return adapted == .none ? .popover : adapted
    default: return style
    }
  }

  private func attempt(_ controller: UIViewController, _ above: UIViewController) -> String {
    "Attempt to present \(objectDescription(controller)) on \(objectDescription(above)) "
      + "(from \(objectDescription(self))) "
  }
}
