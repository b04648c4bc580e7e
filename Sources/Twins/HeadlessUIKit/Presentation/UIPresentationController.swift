public import Foundation

/// Manages the presentation of a controller.
@MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  open private(set) unowned var presentedViewController: UIViewController
  /// The controller that presents it; before the presentation, the presented controller itself.
  ///
  /// UIKit's property isn't optional either; its value before the presentation is unconfirmed.
  open var presentingViewController: UIViewController {
    presentedViewController.presenter ?? presentedViewController
  }
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The delegate, which is asked how the presentation adapts to little room.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(presentedViewController: UIViewController) {
    self.presentedViewController = presentedViewController
    super.init()
  }
}
