public import Foundation
import StoryboardModel

/// A view of a collection.
@MainActor
open class UICollectionReusableView: UIView {
  /// What the view is taken from a collection's store by.
  open internal(set) var reuseIdentifier: String?

  /// Makes a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = (coder as? NibCoder)?.object.reuseIdentifier
  }

  /// Called before the view is used again.
  ///
  /// The twin uses each view once.
  open func prepareForReuse() {}
}
