// Mistakes in a Mac app, each with the words that the compiler has for it.
import SeguesMacros

final class CountViewController: NSViewController, SegueDestination {
  typealias SegueInput = Int
  func configure(with input: Int) {}
  func counted() {}
}

@SegueSource
final class MistakenViewController: NSViewController {
  enum Segue {
    @To(CountViewController.self) case count(Int)
    @Unwind(CountViewController.counted) case back // expected-error: AppKit has no unwind segues
  }

  func mistake() {
    performSegue(.count("3")) // expected-error: cannot convert value of type 'String' to expected argument type 'Int'
    performSegue(.missing) // expected-error: type 'MistakenViewController.Segue' has no member 'missing'
  }
}

@SegueSource
final class MistakenWindowController: NSWindowController {
  enum Segue {
    @To(NSView.self) case view // expected-error: type 'NSView' has no member 'SegueInput'
    @To(UIViewController.self) case phone // expected-error: 'UIViewController' in scope
  }
}
