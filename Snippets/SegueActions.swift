// Destinations created with their input, by segue actions in the three forms that Xcode offers.

// Empty on a Mac, where these modules use AppKit.
#if !os(macOS)
import SeguesMacros

struct Trail {
  var name: String
}

// snippet.destination
final class TrailViewController: UIViewController, SegueInitializable {
  typealias SegueInput = Trail

  let trail: Trail

  init?(coder: NSCoder, input: Trail) {
    trail = input
    super.init(coder: coder)
  }

  // UIKit calls this if no segue action is connected, and when it restores the app's state.
  required init?(coder: NSCoder) { nil }
}
// snippet.end

// snippet.source
@SegueSource
final class TrailsViewController: UITableViewController {
  enum Segue {
    @To(TrailViewController.self) case newest(Trail)
    @To(TrailViewController.self) case longest(Trail)
    @To(TrailViewController.self) case nearest(Trail)
  }

  var trails: [Trail] = []

  func newestInput(from sender: Any?) -> Trail? { trails.last }
  func longestInput(from sender: Any?) -> Trail? { trails.first }
  func nearestInput(from sender: Any?) -> Trail? { trails.first }

  @IBSegueAction func makeNewest(_ coder: NSCoder) -> TrailViewController? {
    makeDestination(.newest, from: coder)
  }

  @IBSegueAction func makeLongest(_ coder: NSCoder, sender: Any?) -> TrailViewController? {
    makeDestination(.longest, from: coder, sender: sender)
  }

  @IBSegueAction func makeNearest(
    _ coder: NSCoder, sender: Any?, segueIdentifier: String?
  ) -> TrailViewController? {
    makeDestination(.nearest, from: coder, sender: sender, segueIdentifier: segueIdentifier)
  }
}
// snippet.end

// snippet.extension
@SegueActions
extension TrailsViewController {
  @IBAction func backToTrails(_ segue: UIStoryboardSegue) {}
}
// snippet.end

// snippet.both
final class RestorableTrailViewController: UIViewController, SegueInitializable {
  typealias SegueInput = Trail

  private(set) var trail: Trail

  init?(coder: NSCoder, input: Trail) {
    trail = input
    super.init(coder: coder)
  }

  // A restored controller starts without a trail, and reads it from its own archive.
  required init?(coder: NSCoder) {
    trail = Trail(name: "")
    super.init(coder: coder)
  }
}
// snippet.end
#endif
