import SeguesMacros

@SegueSource
class BaseSource: UIViewController {
  enum Segue {
    @To(NumberViewController.self) case base(Int)
  }
}

/// A class without a macro between the two.
class MiddleSource: BaseSource {}

@SegueSource
final class LeafSource: MiddleSource {
  enum Segue {
    @To(NumberViewController.self) case leaf(Int)
  }
}

/// Has a `prepare(for:sender:)` that forgets to call `super`.
final class ForgetfulSource: BaseSource {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

/// A base class without typed segues, with its own `prepare(for:sender:)`.
class HandWrittenBase: UIViewController {
  private(set) var calls: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let number = segue.destination as? NumberViewController
    calls.append("prepare with \(number?.number.map(String.init) ?? "nothing yet")")
  }
}

@SegueSource
final class HandWrittenLeaf: HandWrittenBase {
  enum Segue {
    @To(NumberViewController.self) case go(Int)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    route(segue, sender: sender)
  }
}

/// A generic controller, whose concrete subclass is in the storyboard.
@SegueSource
class GenericList<Item>: UIViewController {
  enum Segue {
    @To(NumberViewController.self) case item(Int)
  }
}

final class ConcreteList: GenericList<String> {}

final class NumberViewController: UIViewController, SegueDestination {
  typealias SegueInput = Int

  private(set) var number: Int?
  func configure(with input: Int) { number = input }
}
