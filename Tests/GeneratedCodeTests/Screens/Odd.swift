import SeguesMacros

@SegueSource
final class OddViewController: UIViewController, OddViewControllerSegues.Source {}

final class 日本ViewController: UIViewController, SegueDestination {
  typealias SegueInput = String

  private(set) var text: String?

  func configure(with input: String) { text = input }
}

struct Limits: Equatable {
  var highest: Int
}

/// Leads to classes whose names mean something else in generated code.
@SegueSource
final class TypeViewController: UIViewController, TypeViewControllerSegues.Source {
  var limits: Limits?

  @IBAction func limitsChosen(_ segue: UIStoryboardSegue) {}

  func limitsChosen(with limits: Limits) { self.limits = limits }
}

final class VoidViewController: UIViewController {}

final class AnyController: UIViewController, SegueDestination {
  typealias SegueInput = Any

  private(set) var anything: Any?

  func configure(with input: Any) { anything = input }
}

final class SelfViewController: UIViewController {}

class ViewController: UIViewController {}
