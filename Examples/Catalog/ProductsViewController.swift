import SeguesMacros

/// The products: one typed segue, fired by a cell and performed by code.
@SegueSource
final class ProductsViewController: UICollectionViewController {
  enum Segue {
    @To(ProductViewController.self, id: "ShowProduct") case product(Product)
  }

  var products = Product.samples

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    products.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "ProductCell", for: indexPath)
    (cell as? ProductCell)?.show(products[indexPath.item])
    return cell
  }

  /// What a tap on a cell means; nil, and nothing happens.
  func segue(for id: SegueID, sender: Any?) -> Segue? {
    switch id {
    case .product:
      guard
        let cell = sender as? UICollectionViewCell,
        let indexPath = collectionView.indexPath(for: cell)
      else { return nil }
      return .product(products[indexPath.item])
    }
  }

  @IBAction func dealTapped(_ sender: Any?) {
    guard let deal = products.min(by: { $0.price < $1.price }) else { return }
    performSegue(.product(deal), sender: sender)
  }
}
