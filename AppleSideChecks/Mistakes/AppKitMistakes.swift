// Mistakes in a Mac app, each with the compiler's message.
import SeguesMacros

final class CountViewController: NSViewController, SegueDestination {
  typealias SegueInput = Int

  func configure(with input: Int) {}
  func counted() {}
}

final class ChartView: NSView {}

@SegueSource
final class MistakenViewController: NSViewController {
  enum Segue {
    @To(CountViewController.self) case count(Int)
    @To(CountViewController.self) case wrongValue(String)  // expected-error: cannot convert value of type 'String' to expected argument type 'CountViewController.SegueInput'
    @To(CountViewController.self) case noValue  // expected-error: this case has no value, but its destination takes one
    @Embed(CountViewController.self) case embedded(Int)  // expected-error: add 'func embeddedInput(from sender: Any?) -> Int' to the class's body
    @Unwind(CountViewController.counted) case back  // expected-error: AppKit has no unwind segues
  }

  func mistake() {
    performSegue(.count("3"))  // expected-error: cannot convert value of type 'String' to expected argument type 'Int'
    performSegue(.missing)  // expected-error: type 'MistakenViewController.Segue' has no member 'missing'
  }

  @IBSegueAction func make(_ coder: NSCoder) -> NSWindowController? {
    makeDestination(.count, from: coder)  // expected-error: cannot convert return expression of type
  }
}

@SegueSource
final class MistakenWindowController: NSWindowController {
  enum Segue {
    @To(NSView.self) case view  // expected-error: a segue leads to a view controller or a window controller
    @Embed(ChartView.self) case chart  // expected-error: a segue leads to a view controller or a window controller
    @To(NSWindow.self, id: "window") case window  // expected-error: a segue leads to a view controller or a window controller
    @To(UIViewController.self) case phone  // expected-error: 'UIViewController' in scope
  }
}

@SegueSource
final class HandWrittenViewController: NSViewController {
  enum Segue {
    @To(CountViewController.self) case count(Int)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {  // expected-error: cannot find type 'UIStoryboardSegue' in scope
    route(segue, sender: sender)
  }
}

@SegueSource
final class GraphView: NSView {  // expected-error: '@SegueSource' belongs on a view controller's class, but 'GraphView' inherits from 'NSView'
  enum Segue {
    @To(CountViewController.self) case count(Int)
  }
}

final class HandlingView: NSView, SegueHandler {  // expected-error: _ViewOrWindowController
  enum SegueIdentifier: String {
    case count
  }
}

final class PhoneViewController: UIViewController {}  // expected-error: cannot find type 'UIViewController' in scope
