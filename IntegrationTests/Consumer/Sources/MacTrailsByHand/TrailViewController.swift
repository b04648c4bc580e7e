import SeguesMacros

/// A trail with its map.
@SegueSource
final class TrailViewController: NSViewController, SegueDestination {
  enum Segue {
    @Embed(MapViewController.self, id: "map") case map(Place?)
  }

  typealias SegueInput = Trail

  private(set) var trail: Trail?

  /// Receives a trail whenever one is selected, after the view has loaded.
  func configure(with input: Trail) {
    trail = input
    title = input.name
    (children.first as? MapViewController)?.configure(with: input.start)
  }

  func mapInput(from sender: Any?) -> Place? { Trail.samples[0].start }
}
