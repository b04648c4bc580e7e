import Segues

/// The account that is signed in; the screen is in a storyboard of its own.
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
