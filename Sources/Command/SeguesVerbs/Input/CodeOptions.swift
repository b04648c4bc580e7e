internal import AppProject
internal import ArgumentParser
internal import CheckRun

/// The option `--no-code` of commands that read code to find the scenes that it opens.
struct CodeOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Read the code for the scenes that it opens.")
  var code = true

  /// Reads the storyboards, and the code unless `--no-code` is given.
  func read(_ input: InputOptions) throws -> AppFiles {
    let files = try input.discover()
    let request = CheckRequest(paths: input.paths, excludes: input.excludes.exclude)
    let run = try? code ? CheckRun(request) : nil
    let linked = run.map { run in ProgressLine.show("Reading the code…") { run.linked() } }
    return ProgressLine.show("Reading \(files.interfaceFiles.count) files…") {
      AppFiles(reading: files, linked: linked)
    }
  }
}
