import SeguesMacros

/// The products: one typed segue, fired by a cell and performed by code.
@SegueSource
final class ProductsViewController: UICollectionViewController, ProductsViewControllerSegues.Source
{
  var products = Product.samples

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    products.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    // Of the class that the storyboard gives it: no identifier, no cast.
    let cell = collectionView.dequeueReusableCell(MainStoryboard.Reuse.productCell, for: indexPath)
    cell.show(products[indexPath.item])
    return cell
  }

  /// What a tap on a cell means; nil, and nothing happens.
  func showProductInput(from sender: Any?) -> Product? {
    guard
      let cell = sender as? UICollectionViewCell,
      let indexPath = collectionView.indexPath(for: cell)
    else { return nil }
    return products[indexPath.item]
  }

  @IBAction func dealTapped(_ sender: Any?) {
    guard let deal = products.min(by: { $0.price < $1.price }) else { return }
    performSegue(.showProduct(deal), sender: sender)
  }
}
