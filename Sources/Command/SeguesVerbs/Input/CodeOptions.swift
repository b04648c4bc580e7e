internal import ArgumentParser
internal import CheckRun

/// The option of the commands that read code to find the scenes that it opens.
struct CodeOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Read the code for the scenes that it opens.")
  var code = true

  /// Reads the storyboards, and the code unless `--no-code` is given.
  func read(_ input: InputOptions) throws -> AppFiles {
    var app = try input.read()
    guard code else { return app }
    let request = CheckRequest(paths: input.paths, excludes: input.excludes.exclude)
    guard let run = try? CheckRun(request) else { return app }
    app.add(ProgressLine.show("Reading the code…") { run.linked() })
    return app
  }
}
