internal import Foundation

/// Runs cases in this process.
@MainActor
package final class CaseRunner {
  package typealias CommandLineTool = @MainActor ([String]) -> Int32

  private let tool: CommandLineTool
  private let maker: CaseMaker
  private let slack: Double
  private let scratch: Scratch
  private let streams: CapturedStreams
  private let watchdog: Watchdog

  /// Takes over the process: its streams, its current folder and its cache.
  ///
  /// - Parameters:
  ///   - maker: Creates the cases.
  ///   - slack: See ``CaseLimit``.
  ///   - folder: The folder for the cases' files; nil for a new one.
  ///   - tool: Runs the command line.
  ///   - onExcess: Ends the process when a case exceeds a limit; receives which one.
  /// - Throws: Foundation's error if a folder or file cannot be created.
  package init(
    _ maker: CaseMaker, slack: Double, folder: String?, tool: @escaping CommandLineTool,
    onExcess: @escaping @Sendable (String) -> Never
  ) throws {
    self.tool = tool
    self.maker = maker
    self.slack = slack
    scratch = try Scratch(root: folder)
    streams = try CapturedStreams()
    watchdog = Watchdog(onExcess: onExcess)
    _ = FileManager.default.changeCurrentDirectoryPath(scratch.folder)
    setenv("SEGUES_CACHE", scratch.cacheFolder, 1)
  }

  /// Runs a case, and judges its results.
  ///
  /// - Parameters:
  ///   - fuzzCase: The case.
  ///   - begin: Called before its first command, when its time already counts.
  /// - Returns: The result.
  /// - Throws: Foundation's error if a file of the case cannot be written.
  package func run(_ fuzzCase: FuzzCase, begin: () -> Void = {}) throws -> CaseResult {
    try scratch.write(fuzzCase.files)
    let limit = CaseLimit(
      byteCount: fuzzCase.byteCount, commandCount: fuzzCase.commands.count, slack: slack)
    watchdog.begin(limit)
    begin()
    var outputs: [CommandOutput] = []
    for (index, command) in fuzzCase.commands.enumerated() {
      if fuzzCase.damagesOutput, index == fuzzCase.commands.count - 1 {
        guard try damageOutput(of: fuzzCase) else { break }
      }
      outputs.append(run(command))
    }
    let use = watchdog.end()
    let files = scratch.outputs()
    var problems = Judge(fuzzCase, outputs, files: files).problems
    if fuzzCase.verb == .fix {
      scratch.forget()
    } else if fuzzCase.seed % 8 == 0 {
      problems += second(fuzzCase, outputs)
    }
    if fuzzCase.verb == .rename || fuzzCase.verb == .migrate {
      problems += scratch.changedFiles().map { "it changed \($0) without being told to write" }
    }
    problems += scratch.strayFiles().map { "it wrote \($0), where nothing should be" }
    return CaseResult(
      status: outputs.last?.status ?? 0, time: use.time, memory: use.memory, problems: problems)
  }

  /// Removes the files of the last case.
  package func cleanUp() {
    _ = FileManager.default.changeCurrentDirectoryPath("/")
    scratch.remove()
  }

  private func run(_ command: [String]) -> CommandOutput {
    streams.clear()
    let status = autoreleasing { tool(command) }
    let written = streams.written
    return CommandOutput(status: status, output: written.output, errors: written.errors)
  }

  private func autoreleasing(_ body: () -> Int32) -> Int32 {
    #if canImport(ObjectiveC)
    autoreleasepool(invoking: body)
    #else
    body()
    #endif
  }

  /// - Returns: Whether there was anything to damage, or no damage is requested.
  private func damageOutput(of fuzzCase: FuzzCase) throws -> Bool {
    let files = scratch.outputs()
    guard !files.isEmpty else { return false }
    if let damaged = maker.damaged(files, of: fuzzCase) {
      try Data(damaged.bytes).write(to: URL(fileURLWithPath: scratch.folder + "/" + damaged.path))
    }
    return true
  }

  /// Repeats the last command, which must print and write the same.
  private func second(_ fuzzCase: FuzzCase, _ outputs: [CommandOutput]) -> [String] {
    var problems = scratch.changedFiles().map { "it changed \($0)" }
    // Lists of written files appear only the first time.
    let writes = fuzzCase.verb == .generate && !fuzzCase.commands[0].contains("-")
    guard !writes, !fuzzCase.damagesOutput, let command = fuzzCase.commands.last,
      let last = outputs.last
    else { return problems }
    let again = run(command)
    if again != last { problems.append("it says something else the second time") }
    return problems
  }
}
