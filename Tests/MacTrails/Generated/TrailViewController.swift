import SeguesMacros

/// One trail, with its map.
@SegueSource
final class TrailViewController: NSViewController, SegueDestination,
  TrailViewControllerSegues.Source
{
  typealias SegueInput = Trail

  private(set) var trail: Trail?

  /// Takes a trail whenever one is selected; the view has loaded by then.
  func configure(with input: Trail) {
    trail = input
    title = input.name
    (children.first as? MapViewController)?.configure(with: input.start)
  }

  func mapInput(from sender: Any?) -> Place? { Trail.samples[0].start }
}
