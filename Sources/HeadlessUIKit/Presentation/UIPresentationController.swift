public import Foundation

/// What presents a controller, and how.
@MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  open private(set) unowned var presentedViewController: UIViewController
  /// The controller that presents it; until then the presented one itself.
  ///
  /// UIKit's is not optional either; what it answers before the presentation is unconfirmed.
  open var presentingViewController: UIViewController {
    presentedViewController.presenter ?? presentedViewController
  }
  /// How the controller is to be presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// Who is asked how the presentation adapts to little room.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(presentedViewController: UIViewController) {
    self.presentedViewController = presentedViewController
    super.init()
  }
}
