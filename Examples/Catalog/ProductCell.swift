import Segues

/// A product's name and price.
final class ProductCell: UICollectionViewCell {
  #if canImport(ObjectiveC)
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var priceLabel: UILabel!
  #endif

  func show(_ product: Product) {
    #if canImport(ObjectiveC)
    nameLabel.text = product.name
    priceLabel.text = product.priceText
    #endif
  }
}
