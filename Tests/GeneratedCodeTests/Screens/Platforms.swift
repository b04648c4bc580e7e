// Classes of one name on every platform, as a target for all of them has them.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  final class PlayerWindowController: NSWindowController {}

  final class PlayerViewController: NSViewController {
    func showQueue() { PlayerViewControllerSegues.perform(.showQueue, from: self) }
  }

  final class QueueViewController: NSViewController {}
#else
  import SeguesMacros

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
