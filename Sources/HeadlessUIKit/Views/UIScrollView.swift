public import Foundation

/// A view that shows a part of what is in it.
@MainActor
open class UIScrollView: UIView {
  /// The part that is shown begins here.
  open var contentOffset = CGPoint.zero
  /// The size of all that could be shown.
  open var contentSize = CGSize.zero

  /// Makes a scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a scroll view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
