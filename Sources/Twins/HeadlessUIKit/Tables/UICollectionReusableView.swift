import StoryboardModel

/// A view of a collection.
open class UICollectionReusableView: UIView {
  /// The identifier under which a collection reuses the view.
  open var reuseIdentifier: String? { dequeuedIdentifier ?? file?.reuseIdentifier }
  /// The identifier that the collection was asked for; nil if it didn't create the view.
  final var dequeuedIdentifier: String?

  /// Called before the view is reused.
  ///
  /// The twin never reuses a view.
  open func prepareForReuse() {}
}
