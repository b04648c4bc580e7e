// Mistakes in a watch app, whose UIKit has no view controllers. Compiled with AppleSideChecks/Watch.
import SeguesMacros
import WatchKit

final class MistakenInterfaceController: WKInterfaceController, SegueHandler {  // expected-error: cannot find type 'SegueHandler' in scope
  func open() {
    pushController(withName: WristStoryboard.recorder, context: nil)  // expected-error: type 'WristStoryboard' has no member 'recorder'
    _ = SegueFailure.handler  // expected-error: cannot find 'SegueFailure' in scope
  }
}

final class PhoneViewController: UIViewController {}  // expected-error: cannot find type 'UIViewController' in scope

@SegueSource  // expected-error: watchOS has no view controllers, and no code prepares a segue there
final class MistakenSource: WKInterfaceController {
  enum Segue {
    @To(MistakenInterfaceController.self) case open  // expected-error: unknown attribute 'To'
  }
}
