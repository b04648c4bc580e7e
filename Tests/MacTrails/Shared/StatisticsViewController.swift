import Segues

/// How many trails there are of each difficulty.
final class StatisticsViewController: NSViewController, SegueDestination {
  typealias SegueInput = [Trail]

  private(set) var counts: [Difficulty: Int] = [:]

  func configure(with input: [Trail]) {
    counts = Dictionary(grouping: input, by: \.difficulty).mapValues(\.count)
  }
}

/// The window of the statistics.
final class StatisticsWindowController: NSWindowController {}
