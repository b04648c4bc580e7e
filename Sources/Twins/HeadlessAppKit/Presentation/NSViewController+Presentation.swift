extension NSViewController {
  func presentNow(
    _ controller: NSViewController, animator: any NSViewControllerPresentationAnimator
  ) {
    guard viewIfLoaded?.window != nil else {
      return AppKitException.presenterWithoutWindow(self, of: controller).raise()
    }
    guard controller.presenter == nil else {
      return AppKitException.presentedTwice(controller).raise()
    }
    guard !controller.isOnScreen else {
      return AppKitException.presentedWhileVisible(controller).raise()
    }
    presentedStorage.append(controller)
    controller.presenter = self
    controller.presentation = animator
    animator.animatePresentation(of: controller, from: self)
    TwinEvent.recorder.post(.presented(controller, over: self, style: animator.style))
  }

  func dismissNow(_ controller: NSViewController) {
    guard controller.presenter === self, let presentation = controller.presentation else { return }
    forget(controller)
    presentation.animateDismissal(of: controller, from: self)
  }

  /// Ends the presentation of a controller whose window was closed directly.
  func forget(_ controller: NSViewController) {
    presentedStorage.removeAll { $0 === controller }
    controller.presenter = nil
    controller.presentation = nil
  }
}
