import SeguesMacros

final class WelcomeViewController: UIViewController {}

final class TourViewController: UIViewController {}

/// A class in a tvOS storyboard.
@SegueSource
final class SofaViewController: UIViewController, SofaViewControllerSegues.Source {
  func playInput(from sender: Any?) -> String? { "Metropolis" }
}

final class SofaPlayerViewController: UIViewController, SegueDestination {
  typealias SegueInput = String

  private(set) var film: String?

  func configure(with input: String) { film = input }
}
