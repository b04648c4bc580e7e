internal import ArgumentParser

/// A command that reads a configuration, and prints its mistakes in color.
protocol ColoredCommand: ParsableCommand {
  var color: ColorOption { get }
}
