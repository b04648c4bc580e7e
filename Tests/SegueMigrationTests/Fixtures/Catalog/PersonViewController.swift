import Segues

/// A person, shown from the list of people or from a product.
final class PersonViewController: UIViewController {
  #if canImport(ObjectiveC)
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var roleLabel: UILabel!
  #endif

  var person: Person?

  override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(ObjectiveC)
    nameLabel.text = person?.name
    roleLabel.text = person?.role
    #endif
  }
}
