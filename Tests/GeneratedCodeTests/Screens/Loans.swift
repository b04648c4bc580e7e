import SeguesMacros

/// A custom container whose children are created with it.
@SegueSource
final class LoansViewController: UITabBarController, LoansViewControllerSegues.Source {}

/// Partly adopted: the class still performs segues by identifier, and isn't asked for values.
final class LentViewController: UIViewController, SegueDestination {
  struct SegueInput {
    var names: [String]
  }

  private(set) var names: [String] = []

  func configure(with input: SegueInput) { names = input.names }
}

final class BorrowedViewController: UIViewController {}
