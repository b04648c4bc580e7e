public import Foundation

/// Supplies a collection's sections, items and cells.
///
/// All but two of its methods are optional in UIKit; here those have default implementations.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// The cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// The number of sections in the collection.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// One by default.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}
