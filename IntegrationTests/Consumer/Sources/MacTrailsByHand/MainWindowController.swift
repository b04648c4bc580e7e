import SeguesMacros

/// The app's window, whose toolbar fires its segues.
@SegueSource
final class MainWindowController: NSWindowController {
  enum Segue {
    @To(EditTrailViewController.self) case addTrail(EditTrailViewController.SegueInput)
    @To(NSTabViewController.self) case showSettings
  }

  private var list: TrailsViewController? {
    contentViewController?.children.first as? TrailsViewController
  }

  /// The input of the form that the Add toolbar item opens.
  func addTrailInput(from sender: Any?) -> EditTrailViewController.SegueInput? {
    .init(trail: .blank) { [weak self] in self?.list?.add($0) }
  }

  func showSettings() { performSegue(.showSettings) }
}
