import Segues

/// What the app is about: it needs nothing, so it conforms to nothing.
final class AboutViewController: UIViewController {
  @IBAction func closeTapped(_ sender: Any?) {
    dismiss(animated: true)
  }
}
