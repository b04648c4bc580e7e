import SeguesMacros

// The controllers of Storyboards/Inheritance.storyboard, for InheritanceTests.

/// The first class with typed segues in a chain of three.
@SegueSource
class BaseSource: UIViewController {
  enum Segue {
    @To(NumberViewController.self) case base(Int)
  }
}

/// A class without the macro, between two that have it.
class MiddleSource: BaseSource {}

/// Performs its own segues and those of `BaseSource`.
@SegueSource
final class LeafSource: MiddleSource {
  enum Segue {
    @To(NumberViewController.self) case leaf(Int)
  }
}

/// Overrides `prepare(for:sender:)` without calling `super`, so its segues are not routed.
final class ForgetfulSource: BaseSource {
  /// Whether it puts off segues that code performs.
  var performsLater = false

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    if !performsLater { super.performSegue(withIdentifier: identifier, sender: sender) }
  }
}

/// A base class without typed segues, with its own `prepare(for:sender:)`.
class HandWrittenBase: UIViewController {
  private(set) var calls: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let number = segue.destination as? NumberViewController
    calls.append("prepare with \(number?.number.map(String.init) ?? "nothing yet")")
  }
}

/// Adds typed segues to that class, and routes them in its own `prepare(for:sender:)`.
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

/// A generic controller; the storyboard has its subclass, because it can't name a generic class.
@SegueSource
class GenericList<Item>: UIViewController {
  enum Segue {
    @To(NumberViewController.self) case item(Int)
  }
}

final class ConcreteList: GenericList<String> {}

/// The destination of all these segues, which records its input.
final class NumberViewController: UIViewController, SegueDestination {
  typealias SegueInput = Int

  private(set) var number: Int?
  func configure(with input: Int) { number = input }
}
