import SeguesMacros

/// A product, with a button that shows its maker.
@SegueSource
final class ProductViewController: UIViewController, SegueDestination, ProductViewControllerSegues
    .Source
{
  typealias SegueInput = Product

  #if canImport(ObjectiveC)
  @IBOutlet private var makerButton: UIButton!
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var priceLabel: UILabel!
  #endif

  private(set) var product: Product?

  func configure(with input: Product) {
    product = input
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(ObjectiveC)
    nameLabel.text = product?.name
    priceLabel.text = product?.priceText
    makerButton.setTitle(product.map { "Made by \($0.maker.name)" }, for: .normal)
    #endif
  }

  /// The button fires the segue itself, but only this controller knows the person to show.
  func showMakerInput(from sender: Any?) -> Person? {
    product?.maker
  }
}
