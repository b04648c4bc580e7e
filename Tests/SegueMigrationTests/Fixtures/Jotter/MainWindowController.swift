import Segues

/// The app's window.
final class MainWindowController: NSWindowController {
  func showAbout() { performSegue(withIdentifier: "about", sender: nil) }
}
