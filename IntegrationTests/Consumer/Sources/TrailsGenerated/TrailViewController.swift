import SeguesMacros

/// A trail with its map.
@SegueSource
final class TrailViewController: UIViewController, SegueDestination,
  TrailViewControllerSegues.Source
{
  typealias SegueInput = Trail

  private(set) var trail = Trail.blank

  func configure(with input: Trail) {
    trail = input
    title = input.name
  }

  func mapInput(from sender: Any?) -> Place { trail.start }
}
