import SeguesMacros

/// The app's window.
///
/// Window controllers have segues too.
@SegueSource
final class MainWindowController: NSWindowController, MainWindowControllerSegues.Source {
  func showAbout() { performSegue(.about) }
}
