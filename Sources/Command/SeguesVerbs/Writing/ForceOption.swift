internal import ArgumentParser
internal import FileWriting

/// The option to overwrite files that the tool did not write, shared by all commands that write
/// files.
struct ForceOption: ParsableArguments {
  @Flag(help: "Overwrite files that were not written by this command.")
  var force = false

  /// The writer that obeys the option.
  var writer: OutputWriter { OutputWriter(isForced: force) }
}
