internal import ArgumentParser
internal import CheckRun
internal import NavigationGraph
internal import SegueChecking

/// The option of the commands that read code to find the scenes that it opens.
struct CodeOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Read the code for the scenes that it opens.")
  var code = true

  /// Reads everything, with the code unless it is not to be read.
  func read(_ input: InputOptions) throws -> AppFiles {
    var app = try input.read()
    guard code else { return app }
    var request = CheckRequest(paths: input.paths)
    request.excludes = input.excludes.exclude
    // Without sources, all scenes that only code can open stay unreached.
    guard let run = try? CheckRun(request) else { return app }
    let linked = ProgressLine.show("Reading the code…") { run.linked() }
    if linked.hasSources {
      app.add(CodeNavigation(of: linked))
    } else {
      app.lacksSources = linked.input.isWhole
    }
    return app
  }
}
