import Segues

/// How many trails there are of each difficulty.
final class StatisticsViewController: NSViewController, SegueDestination {
  typealias SegueInput = [Trail]

  private(set) var counts: [Difficulty: Int] = [:]

  func configure(with input: [Trail]) {
    counts = Dictionary(grouping: input, by: \.difficulty).mapValues(\.count)
  }
}

/// The window of the statistics: its content shows what it takes.
final class StatisticsWindowController: NSWindowController, SegueDestination {
  typealias SegueInput = [Trail]

  func configure(with input: [Trail]) {
    configure(StatisticsViewController.self, with: input)
  }
}
