import Segues

/// A collection of products, with one segue that a cell fires and code performs.
final class ProductsViewController: UICollectionViewController {
  private static let productSegue = "ShowProduct"

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

  /// The product that code shows, or that of the cell that was tapped.
  private func product(for sender: Any?) -> Product? {
    if let product = sender as? Product { return product }
    guard
      let cell = sender as? UICollectionViewCell,
      let indexPath = collectionView.indexPath(for: cell)
    else { return nil }
    return products[indexPath.item]
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    switch identifier {
    case Self.productSegue: return product(for: sender) != nil
    default: return true
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == Self.productSegue else { return }
    let destination = segue.destination as? ProductViewController
    destination?.product = product(for: sender)
  }

  @IBAction func dealTapped(_ sender: Any?) {
    guard let deal = products.min(by: { $0.price < $1.price }) else { return }
    performSegue(withIdentifier: Self.productSegue, sender: deal)
  }
}
