internal import ArgumentParser
internal import FileWriting

/// The option `--force`, by which a command may overwrite files that the tool did not write.
struct ForceOption: ParsableArguments {
  @Flag(help: "Overwrite files that were not written by this command.")
  var force = false

  /// The writer that obeys the option.
  var writer: OutputWriter { OutputWriter(isForced: force) }
}
