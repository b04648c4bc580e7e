public import SeguesMacros

// The destinations of the other files' sources: one for each way to receive an input, for both
// kinds of controllers.

final class PlainViewController: NSViewController {}

final class PlainWindowController: NSWindowController {}

final class ItemViewController: NSViewController, SegueDestination {
  struct SegueInput: Sendable {
    var title: String
    var count = 0
  }

  func configure(with input: SegueInput) {
    title = "\(input.title) \(input.count)"
  }
}

final class NameViewController: NSViewController, SegueInitializable {
  typealias SegueInput = String

  let name: String

  init?(coder: NSCoder, input: String) {
    name = input
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}

final class DocumentWindowController: NSWindowController, SegueDestination {
  typealias SegueInput = String

  func configure(with input: String) {
    window?.title = input
  }
}

final class InspectorWindowController: NSWindowController, SegueInitializable {
  typealias SegueInput = Int

  let rank: Int

  init?(coder: NSCoder, input: Int) {
    rank = input
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}

public final class PublicDestinationViewController: NSViewController, SegueDestination {
  public struct SegueInput: Sendable {
    public init() {}
  }

  public func configure(with input: SegueInput) {}
}
