import SeguesMacros

/// A container of its own: its children are made with it.
@SegueSource
final class LoansViewController: UITabBarController, LoansViewControllerSegues.Source {}

/// Half adopted: the class performs by name, as it always did, and is asked nothing.
final class LentViewController: UIViewController, SegueDestination {
  struct SegueInput {
    var names: [String]
  }

  private(set) var names: [String] = []

  func configure(with input: SegueInput) { names = input.names }
}

final class BorrowedViewController: UIViewController {}
