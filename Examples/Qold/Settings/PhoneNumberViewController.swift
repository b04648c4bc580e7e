import SeguesMacros

/// Asks for the number to call.
///
/// There may already be one.
@SegueSource
final class PhoneNumberViewController: UIViewController, SegueDestination,
  PhoneNumberViewControllerSegues.Source
{
  typealias SegueInput = PhoneNumber?

  #if canImport(ObjectiveC)
  @IBOutlet private var numberField: UITextField!

  @IBAction func saveTapped(_ sender: Any?) {
    save(numberField.text ?? "")
  }
  #endif

  private(set) var number: PhoneNumber?

  func configure(with input: PhoneNumber?) {
    number = input
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(ObjectiveC)
    numberField.text = number?.text
    #endif
  }

  /// Returns the number if it is valid, and stays on the screen otherwise.
  func save(_ typed: String) {
    guard let number = PhoneNumber(typed) else { return }
    performSegue(.numberEntered(number))
  }
}
