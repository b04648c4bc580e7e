internal import ArgumentParser
internal import CheckRun
internal import FileWriting
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
    StandardOutput.prepare()
    MemoryGrowth.takeLargeSteps()
    do {
      var command = try SeguesCommand.parseAsRoot()
      if let command = command as? any MainActorCommand {
        try command.execute()
      } else {
        try command.run()
      }
      StandardOutput.finish()
    } catch let code as ExitCode {
      StandardOutput.finish()
      exit(code.rawValue)
    } catch {
      // Help, the version and completion scripts come as errors too.
      let isResult = SeguesCommand.exitCode(for: error).isSuccess
      let message = SeguesCommand.fullMessage(for: error)
      if isResult {
        Output.result(message.hasSuffix("\n") ? message : message + "\n")
        StandardOutput.finish()
      } else {
        Output.diagnostic(message + "\n")
      }
      exit(isResult ? ExitStatus.clean : ExitStatus.failed)
    }
  }
}
