// The screens of an app for UIKit and AppKit that depends on no package.
#if os(macOS)
import AppKit

final class AtlasWindowController: NSWindowController {}

final class AtlasViewController: NSViewController, AtlasViewControllerSegues.Source {
  func showPage() { AtlasViewControllerSegues.perform(.showPage(3), from: self) }

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    AtlasViewControllerSegues.route(segue, sender: sender, from: self)
  }
}

final class PageViewController: NSViewController, SegueDestination {
  typealias SegueInput = Int

  private(set) var page: Int?

  func configure(with input: Int) { page = input }
}
#else
#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

final class TripsViewController: UITableViewController, TripsViewControllerSegues.Source {
  func edit(_ trip: String) { TripsViewControllerSegues.perform(.editTrip(trip), from: self) }

  func showStopsInput(from sender: Any?) -> [String]? {
    sender is TripCell ? ["Bath", "Lyme"] : nil
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    TripsViewControllerSegues.shouldRoute(identifier, sender: sender, from: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    TripsViewControllerSegues.route(segue, sender: sender, from: self)
  }
}

final class TripCell: UITableViewCell {}

final class EditTripViewController: UIViewController, SegueDestination {
  typealias SegueInput = String

  private(set) var trip: String?

  func configure(with input: String) { trip = input }
}

final class StopsViewController: UIViewController, SegueDestination {
  typealias SegueInput = [String]

  private(set) var stops: [String]?

  func configure(with input: [String]) { stops = input }
}

/// A screen that uses only the names of its segues.
final class AboutViewController: UIViewController, SegueHandler {
  typealias SegueIdentifier = AboutViewControllerSegues.ID

  private(set) var prepared: SegueIdentifier?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared = segueIdentifier(for: segue)
  }
}
#endif
