import SeguesMacros

/// The app's window: window controllers have segues, too.
@SegueSource
final class MainWindowController: NSWindowController, MainWindowControllerSegues.Source {
  func showAbout() { performSegue(.about) }
}
