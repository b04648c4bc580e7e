import Segues

/// The user who is signed in.
///
/// The screen is in a separate storyboard.
final class AccountViewController: UIViewController, SegueDestination {
  typealias SegueInput = Account

  private(set) var account: Account?

  func configure(with input: Account) {
    account = input
  }
}

struct Account: Equatable {
  var email: String
}
