import BenchmarkSupport
import Foundation

/// Measures how the time and memory of each verb grow with its input: `growth-benchmark [OPTION…]`.
///
/// Exits with 1 if an exponent is above that of `--at-most`, and with 2 for unknown options.
@main
enum GrowthBenchmark {
  static func main() throws {
    if try writeInputIfAsked() { return }
    let arguments: GrowthArguments
    do {
      arguments = try GrowthArguments(CommandLine.arguments.dropFirst())
    } catch {
      FileHandle.standardError.write(Data("\(error)\n\(GrowthArguments.usage)\n".utf8))
      exit(2)
    }
    guard let segues = ProcessTime.product("segues") else {
      FileHandle.standardError.write(
        Data("Build the product segues in the same configuration first.\n".utf8))
      exit(2)
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("growth-benchmark-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }

    let start = ChildProcess(segues, ["--version"], limit: 60)
    let startTime = (0..<5).map { _ in start.run().seconds }.min() ?? 0
    let startMemory = start.run().peak
    print(GrowthRow.heading(sizes: arguments.sizes))
    var failures: [String] = []
    for input in GrowthInput.allCases {
      let verbs = input.verbs.filter { arguments.includes($0, input) }
      guard !verbs.isEmpty else { continue }
      var rows = verbs.map { GrowthRow(verb: $0, input: input) }
      for size in arguments.sizes where rows.contains(where: { !$0.isStopped }) {
        let app = "\(folder)/\(input.rawValue)"
        guard write(input, size, to: app) else {
          failures.append("The input of \(size) \(input.rawValue) cannot be written.")
          break
        }
        for index in rows.indices where !rows[index].isStopped {
          let command = rows[index].verb.command(on: app, output: "\(folder)/output")
          let result = ChildProcess(segues, command, limit: arguments.limit).run()
          rows[index].add(result, at: size)
          try? FileManager.default.removeItem(atPath: "\(folder)/output")
        }
        try? FileManager.default.removeItem(atPath: app)
      }
      for row in rows {
        print(row.text(startTime: startTime, startMemory: startMemory, sizes: arguments.sizes))
        if let bound = arguments.bound {
          failures += row.failures(above: bound, startTime: startTime, startMemory: startMemory)
        }
      }
    }
    print(GrowthRow.footing(limit: arguments.limit))
    for failure in failures { print(failure) }
    if !failures.isEmpty {
      try? FileManager.default.removeItem(atPath: folder)
      exit(1)
    }
  }

  /// Writes an input in a separate process, and returns whether that worked.
  ///
  /// Otherwise the memory needed for it would count as that of this process's children.
  private static func write(_ input: GrowthInput, _ size: Int, to folder: String) -> Bool {
    guard let program = ProcessTime.product("growth-benchmark") else { return false }
    let arguments = ["--write", input.rawValue, "\(size)", folder]
    return ChildProcess(program, arguments, limit: 600).run().isDone
  }

  /// Writes an input if the arguments contain `--write`, and returns whether they do.
  private static func writeInputIfAsked() throws -> Bool {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, arguments[1] == "--write",
      let input = GrowthInput(rawValue: arguments[2]), let size = Int(arguments[3])
    else { return false }
    try input.write(size, to: arguments[4])
    return true
  }
}
