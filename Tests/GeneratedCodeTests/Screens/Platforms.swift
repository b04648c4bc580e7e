// Classes that have the same name on every platform, as in a multiplatform target.
import SeguesMacros

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
final class PlayerWindowController: NSWindowController {}

@SegueSource
final class PlayerViewController: NSViewController, PlayerViewControllerSegues.Source {
  func showQueue() { performSegue(.showQueue(3)) }
}

final class QueueViewController: NSViewController, SegueDestination {
  typealias SegueInput = Int

  private(set) var count: Int?

  func configure(with input: Int) { count = input }
}
#else
@SegueSource
final class PlayerViewController: UIViewController, PlayerViewControllerSegues.Source {
  func showQueueInput(from sender: Any?) -> Int? { 3 }
}

final class QueueViewController: UIViewController, SegueDestination {
  typealias SegueInput = Int

  private(set) var count: Int?

  func configure(with input: Int) { count = input }
}
#endif
