internal import ArgumentParser

/// A command that reads a configuration, and prints its mistakes in color.
protocol ColouredCommand: ParsableCommand {
  var colour: ColourOption { get }
}
