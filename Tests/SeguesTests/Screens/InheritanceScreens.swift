import SeguesMacros

@SegueSource
class BaseSource: UIViewController {
  enum Segue {
    @To(NumberViewController.self) case base(Int)
  }
}

/// Between the two, without a macro.
class MiddleSource: BaseSource {}

@SegueSource
final class LeafSource: MiddleSource {
  enum Segue {
    @To(NumberViewController.self) case leaf(Int)
  }
}

/// Its `prepare(for:sender:)` forgets `super`.
final class ForgetfulSource: BaseSource {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

/// A base class that knows nothing of typed segues, with a `prepare(for:sender:)` of its own.
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

/// A generic controller: the storyboard has its concrete subclass.
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
