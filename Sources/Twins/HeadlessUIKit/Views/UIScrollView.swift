public import Foundation

/// A view that shows a part of its contents.
open class UIScrollView: UIView {
  /// The origin of the visible part.
  open var contentOffset = CGPoint.zero
  /// The size of the whole contents.
  open var contentSize = CGSize.zero
}
