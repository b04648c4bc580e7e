import Segues

/// The account of the user who is signed in.
///
/// The screen is in a separate storyboard.
final class AccountViewController: NSViewController, SegueDestination {
  typealias SegueInput = Account

  private(set) var account: Account?

  func configure(with input: Account) {
    account = input
  }
}

struct Account: Equatable {
  var email: String
}
