import Segues

/// A product, with a button that shows its maker.
final class ProductViewController: UIViewController, SegueHandlerType {
  enum SegueIdentifier: String, CaseIterable {
    case showMaker = "ShowMaker"
  }

  #if canImport(ObjectiveC)
  @IBOutlet private var makerButton: UIButton!
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var priceLabel: UILabel!
  #endif

  var product: Product?

  override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(ObjectiveC)
    nameLabel.text = product?.name
    priceLabel.text = product?.priceText
    makerButton.setTitle(product.map { "Made by \($0.maker.name)" }, for: .normal)
    #endif
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    product != nil
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segueIdentifier(for: segue) {
    case .showMaker:
      let destination = segue.destination as? PersonViewController
      destination?.person = product?.maker
    }
  }
}
