import SeguesMacros

final class WelcomeViewController: UIViewController {}

final class TourViewController: UIViewController {}

/// Its generated code is visible in the package.
@SegueSource
package final class AdminViewController: UIViewController {
  func segue(for id: SegueID, sender: Any?) -> Segue? { .showLog(.init(line: 7)) }
}

package final class LogViewController: UIViewController, SegueDestination {
  package struct SegueInput {
    package var line: Int
  }

  package private(set) var line: Int?

  package func configure(with input: SegueInput) { line = input.line }
}

/// From a storyboard of tvOS.
@SegueSource
final class SofaViewController: UIViewController {
  func segue(for id: SegueID, sender: Any?) -> Segue? { .play("Metropolis") }
}

final class SofaPlayerViewController: UIViewController, SegueDestination {
  typealias SegueInput = String

  private(set) var film: String?

  func configure(with input: String) { film = input }
}
