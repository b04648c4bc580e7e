import SeguesMacros

/// Its input is a type that others use too.
final class PlantViewController: UIViewController, SegueDestination {
  typealias SegueInput = Plant

  private(set) var plant: Plant?

  func configure(with input: Plant) {
    plant = input
  }
}
