// Mistakes in a Mac Catalyst app. It can import a part of AppKit, but its controllers and segues are UIKit's.
import AppKit
import SeguesMacros

@SegueSource
final class ToolbarViewController: UIViewController {
  enum Segue {
    @To(NSViewController.self) case panel  // expected-error: 'NSViewController' in scope
  }

  func prepares(_ segue: NSStoryboardSegue) {}  // expected-error: cannot find type 'NSStoryboardSegue' in scope
}

final class PanelController: NSWindowController, SegueDestination {  // expected-error: cannot find type 'NSWindowController' in scope
  typealias SegueInput = Int

  func configure(with input: Int) {}
}
