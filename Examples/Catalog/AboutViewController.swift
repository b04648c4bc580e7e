import Segues

/// Information about the app.
///
/// It needs no input, so it conforms to nothing.
final class AboutViewController: UIViewController {
  @IBAction func closeTapped(_ sender: Any?) {
    dismiss(animated: true)
  }
}
