#if hasFeature(InternalImportsByDefault)
package import Foundation
package import SeguesMacros
#else
import Foundation
import SeguesMacros
#endif

/// A class whose generated code is visible in the package.
@SegueSource
package final class AdminViewController: UIViewController, AdminViewControllerSegues.Source {
  /// The bundle that the configuration names.
  package static var bundle: Bundle { .module }

  package func showLogInput(from sender: Any?) -> LogViewController.SegueInput? { .init(line: 7) }
}

package final class LogViewController: UIViewController, SegueDestination {
  package struct SegueInput {
    package var line: Int
  }

  package private(set) var line: Int?

  package func configure(with input: SegueInput) { line = input.line }
}
