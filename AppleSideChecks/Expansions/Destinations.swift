public import SeguesMacros

// The destinations of the other files' sources: one for each way to receive an input.

final class PlainViewController: UIViewController {}

final class ItemViewController: UIViewController, SegueDestination {
  struct SegueInput: Sendable {
    var title: String
    var count = 0
  }

  func configure(with input: SegueInput) {
    title = "\(input.title) \(input.count)"
  }
}

final class NameViewController: UIViewController, SegueInitializable {
  typealias SegueInput = String

  let name: String

  init?(coder: NSCoder, input: String) {
    name = input
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}

final class HomeViewController: UIViewController {
  @IBAction func unwindHome(_ segue: UIStoryboardSegue) {}
  @IBAction func chosen(_ segue: UIStoryboardSegue) {}

  func chosen(with name: String) {
    title = name
  }

  func cancelled() {}
}

public final class PublicDestinationViewController: UIViewController, SegueDestination {
  public struct SegueInput: Sendable {
    public init() {}
  }

  public func configure(with input: SegueInput) {}
}
