import SeguesMacros

/// The list of trails, in the sidebar.
@SegueSource
final class TrailsViewController: NSViewController, TrailsViewControllerSegues.Source {
  private(set) var trails = Trail.samples

  /// Shows a trail next to the list.
  func select(_ index: Int) {
    parent?.configure(TrailViewController.self, with: trails[index])
  }

  func add(_ trail: Trail) {
    trails.append(trail)
  }

  func removeAll() {
    trails = []
  }

  /// The trails that the Statistics button hands over; nil if there are none, so that no window
  /// opens.
  func showStatisticsInput(from sender: Any?) -> [Trail]? { trails.isEmpty ? nil : trails }
}
