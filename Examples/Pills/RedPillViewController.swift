import Segues

/// Wonderland, which the navigation controller pushes when code performs the segue.
final class RedPillViewController: UIViewController {
  #if canImport(ObjectiveC)
  @IBOutlet private var messageLabel: UILabel!
  #endif

  var traveller = ""

  var message: String {
    "You stay, \(traveller), and see how deep the rabbit hole goes."
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(ObjectiveC)
    messageLabel.text = message
    #endif
  }
}
