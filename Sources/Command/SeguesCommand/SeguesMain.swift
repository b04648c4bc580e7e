internal import SeguesVerbs

/// The entry point of the process.
///
/// The commands are a library, so that the fuzzer can run them in its own process.
@main
@MainActor
enum SeguesMain {
  static func main() { CommandLineTool.main() }
}
