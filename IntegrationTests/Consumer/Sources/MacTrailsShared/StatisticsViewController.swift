import Segues

/// The number of trails of each difficulty.
final class StatisticsViewController: NSViewController, SegueDestination {
  typealias SegueInput = [Trail]

  private(set) var counts: [Difficulty: Int] = [:]

  func configure(with input: [Trail]) {
    counts = Dictionary(grouping: input, by: \.difficulty).mapValues(\.count)
  }
}

/// The window of the statistics, which passes its input on to its content.
final class StatisticsWindowController: NSWindowController, SegueDestination {
  typealias SegueInput = [Trail]

  func configure(with input: [Trail]) {
    configure(StatisticsViewController.self, with: input)
  }
}
