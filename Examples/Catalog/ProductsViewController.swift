import SeguesMacros

/// A collection of products, with one typed segue that a cell fires and code performs.
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
    // The cell has the class that the storyboard gives it, without an identifier or a cast.
    let cell = collectionView.dequeueReusableCell(MainStoryboard.Reuse.productCell, for: indexPath)
    cell.show(products[indexPath.item])
    return cell
  }

  /// The product for the cell that was tapped; nil prevents the segue.
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
