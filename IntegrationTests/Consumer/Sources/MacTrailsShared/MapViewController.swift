import Segues

/// The map inside a trail's screen.
final class MapViewController: NSViewController, SegueDestination {
  typealias SegueInput = Place?

  private(set) var place: Place?

  func configure(with input: Place?) {
    place = input
  }
}
