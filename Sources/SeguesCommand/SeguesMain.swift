internal import ArgumentParser
internal import CheckRun
internal import Foundation

/// A verb that needs the main thread, as everything does that instantiates view controllers.
protocol MainActorCommand: ParsableCommand {
  @MainActor func execute() throws
}

/// Where the process begins.
///
/// Not `SeguesCommand.main()`: that ends with EX_USAGE (64) on wrong arguments, and this command
/// line promises 2.
@main
@MainActor
enum SeguesMain {
  static func main() {
    MemoryGrowth.takeLargeSteps()
    do {
      var command = try SeguesCommand.parseAsRoot()
      if let command = command as? any MainActorCommand {
        try command.execute()
      } else {
        try command.run()
      }
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch {
      // Help, the version and completion scripts come as errors too.
      let isResult = SeguesCommand.exitCode(for: error).isSuccess
      let message = SeguesCommand.fullMessage(for: error)
      if isResult {
        Output.result(message.hasSuffix("\n") ? message : message + "\n")
      } else {
        Output.diagnostic(message + "\n")
      }
      exit(isResult ? ExitStatus.clean : ExitStatus.failed)
    }
  }
}
