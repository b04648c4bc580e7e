internal import ArgumentParser

/// A verb that prints in colour.
protocol ColouredCommand: ParsableCommand {
  var colour: ColourOption { get }
}
