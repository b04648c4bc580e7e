public import Foundation
import StoryboardModel

/// A view of a collection.
open class UICollectionReusableView: UIView {
  /// The identifier under which a collection reuses the view.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = (coder as? NibCoder)?.object.reuseIdentifier
  }

  /// Called before the view is reused.
  ///
  /// The twin never reuses a view.
  open func prepareForReuse() {}
}
