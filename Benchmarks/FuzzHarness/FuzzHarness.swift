import Foundation

/// Runs verbs on damaged apps, in worker processes that may crash.
@main
@MainActor
enum FuzzHarness {
  static func main() throws {
    let arguments: HarnessArguments
    do {
      arguments = try HarnessArguments(Array(CommandLine.arguments.dropFirst()))
    } catch let mistake as HarnessArguments.Mistake {
      FileHandle.standardError.write(Data("\(mistake)\n\n\(HarnessArguments.usage)".utf8))
      exit(2)
    }
    if arguments.isWorker { try Worker.run(arguments) }
    let ledger = Fleet(arguments).run()
    print(ledger.report)
    exit(ledger.failed ? 1 : 0)
  }
}
