import SeguesMacros

/// Its input is a nested type.
final class WateringViewController: UIViewController, SegueDestination {
  struct SegueInput {
    var litres: Int
  }

  private(set) var litres = 0

  func configure(with input: SegueInput) {
    litres = input.litres
  }
}
