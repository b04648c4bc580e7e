// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import SeguesMacros

// The destinations of the other files' segues, with every way to receive an input, or none.

public struct Account: Sendable {
  var name: String
}

final class PlainViewController: UIViewController {
  func closed() {}
  func picked(_ number: Int) {}
  func isTaken(_ number: Int) -> Bool { number > 0 }
  func chosen(with account: Account) {}
  @IBAction func unwindHere(_ segue: UIStoryboardSegue) {}
}

final class AccountViewController: UIViewController, SegueDestination {
  typealias SegueInput = Account

  func configure(with input: Account) {}
}

final class DetailsViewController: UITableViewController, SegueDestination {
  struct SegueInput {
    var account: Account
    var `default`: Int
    var done: (@MainActor (Account?) -> Void)?
  }

  func configure(with input: SegueInput) {}
}

final class OptionalViewController: UIViewController, SegueDestination {
  typealias SegueInput = Account?

  func configure(with input: Account?) {}
}

final class ClosureViewController: UIViewController, SegueDestination {
  typealias SegueInput = @MainActor (Account) -> Void

  func configure(with input: @escaping @MainActor (Account) -> Void) {}
}

final class TupleViewController: UIViewController, SegueDestination {
  typealias SegueInput = (account: Account, number: Int)

  func configure(with input: (account: Account, number: Int)) {}
}

final class ListViewController: UIViewController, SegueDestination {
  typealias SegueInput = [String: Result<Account, any Error>]

  func configure(with input: [String: Result<Account, any Error>]) {}
}

final class ExistentialViewController: UIViewController, SegueDestination {
  typealias SegueInput = any Collection<Account>

  func configure(with input: any Collection<Account>) {}
}

final class NothingViewController: UIViewController, SegueDestination {
  typealias SegueInput = Void

  func configure(with input: Void) {}
}

final class MadeViewController: UIViewController, SegueInitializable {
  typealias SegueInput = Account

  init?(coder: NSCoder, input: Account) { super.init(coder: coder) }
  required init?(coder: NSCoder) { nil }
}

final class EitherViewController: UIViewController, SegueDestination, SegueInitializable {
  typealias SegueInput = Account

  init?(coder: NSCoder, input: Account) { super.init(coder: coder) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func configure(with input: Account) {}
}

class BoxViewController<Content: Sendable>: UIViewController, SegueDestination {
  typealias SegueInput = Content

  func configure(with input: Content) {}
}

public final class PublicViewController: UIViewController, SegueDestination {
  public typealias SegueInput = Account

  public func configure(with input: Account) {}
}

enum Outer {
  final class InnerViewController: UIViewController, SegueDestination {
    typealias SegueInput = Int

    func configure(with input: Int) {}
  }
}

// A different class than the nested one above: the two names become two tokens of
// `makeDestination`.
final class Outer_InnerViewController: UIViewController {}

/// Has two methods of this name, which is common.
///
/// The one that takes `SegueInput` receives the input.
final class OverloadedDestination: UIViewController, SegueDestination {
  typealias SegueInput = Int

  func configure(with input: Int) {}
  func configure(with text: String) {}
}

@SegueSource
final class OverloadingSource: UIViewController {
  enum Segue {
    @To(OverloadedDestination.self) case overloaded(Int)
  }
}
