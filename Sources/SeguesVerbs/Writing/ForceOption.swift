internal import ArgumentParser
internal import FileWriting

/// Whether files may be overwritten that the tool didn't write: the same for all verbs that write
/// files.
struct ForceOption: ParsableArguments {
  @Flag(help: "Overwrite files that were not written by this command.")
  var force = false

  /// Writes files under that rule.
  var writer: OutputWriter { OutputWriter(isForced: force) }
}
