import SeguesMacros

/// Takes a type that others know too.
final class PlantViewController: UIViewController, SegueDestination {
  typealias SegueInput = Plant

  private(set) var plant: Plant?

  func configure(with input: Plant) {
    plant = input
  }
}
