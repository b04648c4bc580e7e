import Segues

/// Asks for the number to call.
final class PhoneNumberViewController: UIViewController {
  #if canImport(ObjectiveC)
  @IBOutlet private var numberField: UITextField!

  @IBAction func saveTapped(_ sender: Any?) {
    save(numberField.text ?? "")
  }
  #endif

  var number: PhoneNumber?

  override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(ObjectiveC)
    numberField.text = number?.text
    #endif
  }

  /// Returns the number if it is valid, and stays on the screen otherwise.
  func save(_ typed: String) {
    guard let number = PhoneNumber(typed) else { return }
    self.number = number
    performSegue(withIdentifier: "numberEntered", sender: self)
  }
}
