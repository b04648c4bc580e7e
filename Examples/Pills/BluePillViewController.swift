import Segues

/// The end of the story, presented by the blue button's segue, which is set up in the storyboard.
final class BluePillViewController: UIViewController {
  #if canImport(ObjectiveC)
  @IBOutlet private var messageLabel: UILabel!
  #endif

  var traveller = ""

  var message: String {
    "You wake up in your bed, \(traveller), and believe whatever you want to believe."
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(ObjectiveC)
    messageLabel.text = message
    #endif
  }

  @IBAction func wakeUpTapped(_ sender: Any?) {
    dismiss(animated: true)
  }
}
