import SeguesMacros

final class WelcomeViewController: UIViewController {}

final class TourViewController: UIViewController {}

/// From a storyboard of tvOS.
@SegueSource
final class SofaViewController: UIViewController, SofaViewControllerSegues.Source {
  func playInput(from sender: Any?) -> String? { "Metropolis" }
}

final class SofaPlayerViewController: UIViewController, SegueDestination {
  typealias SegueInput = String

  private(set) var film: String?

  func configure(with input: String) { film = input }
}
