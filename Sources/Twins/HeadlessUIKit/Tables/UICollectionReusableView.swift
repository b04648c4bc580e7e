import StoryboardModel

/// A view of a collection.
open class UICollectionReusableView: UIView {
  /// The identifier under which a collection reuses the view.
  open internal(set) lazy var reuseIdentifier: String? = file?.reuseIdentifier

  /// Called before the view is reused.
  ///
  /// The twin never reuses a view.
  open func prepareForReuse() {}
}
