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
  /// Who is asked how the presentation adapts to little room.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(presentedViewController: UIViewController) {
    self.presentedViewController = presentedViewController
    super.init()
  }
}

/// A popover: what it points at.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView?
  /// The part of the view that it points at.
  open var sourceRect = CGRect.zero
  /// The bar button item that the popover points at.
  open var barButtonItem: UIBarButtonItem?
  /// The directions that the arrow may point in.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// The directions with these bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Wherever there is room.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
