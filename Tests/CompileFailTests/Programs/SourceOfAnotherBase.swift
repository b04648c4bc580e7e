import Foundation
import SeguesMacros

class Base: NSObject {}

// Errors in expansions are ignored.
@SegueSource
final class Store: Base {
  // ↑ error: type 'Store' does not conform to protocol 'SegueSource'
  // ↑ error: 'SegueSource' requires that 'Store' inherit from 'UIViewController'
  enum Segue {
    @To(AboutViewController.self) case about
    // ↑ error: cannot convert value of type 'Store' to expected argument type '_SegueController' (aka
    //   'UIViewController')
  }
}

final class AboutViewController: UIViewController {}
