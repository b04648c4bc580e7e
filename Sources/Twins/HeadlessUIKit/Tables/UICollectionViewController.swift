public import Foundation

/// A controller whose view is a collection.
///
/// It is the collection's data source and delegate.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The collection, which is loaded when it is first accessed.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// Creates the collection, and sets this controller as its data source and delegate.
  open override func loadView() {
    super.loadView()
    guard let collection = viewStorage as? UICollectionView else { return }
    collection.dataSource = collection.dataSource ?? self
    collection.delegate = collection.delegate ?? self
  }

  override func makeDefaultView() -> UIView { UICollectionView(frame: .zero) }

  /// The number of sections: one by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// The number of items in a section: none by default.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// The cell of an item: a plain one by default.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// Whether the user may select an item: true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called after the user selected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Called after another item was selected instead of this one.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}
