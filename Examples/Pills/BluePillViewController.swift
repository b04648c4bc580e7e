import Segues

/// The end of the story: presented when the blue button, wired in the storyboard, fires its segue.
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
