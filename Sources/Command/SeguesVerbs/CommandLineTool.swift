internal import ArgumentParser
internal import FileWriting
internal import Findings
internal import Foundation
internal import SeguesConfiguration

/// The `segues` command-line tool.
@MainActor
package enum CommandLineTool {
  /// Runs the process's own arguments, then exits.
  package static func main() -> Never {
    StandardOutput.prepare()
    exit(status(of: Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs one command: results go to standard output, everything else to standard error.
  ///
  /// Replaces `SeguesCommand.main()`, which exits with EX_USAGE (64) on wrong arguments; this tool promises 2.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - parsed: The cache of a process that runs many commands.
  /// - Returns: The exit code.
  package static func status(
    of arguments: [String], parsed: ParsedCommands = ParsedCommands()
  ) -> Int32 {
    do {
      try run(parsed.command(for: arguments))
      StandardOutput.finish()
      return ExitStatus.clean
    } catch let code as ExitCode {
      StandardOutput.finish()
      return code.rawValue
    } catch {
      return status(afterShowing: error, of: arguments)
    }
  }

  private static func run(_ command: any ParsableCommand) throws {
    var command = command
    do {
      if let command = command as? WalkCommand {
        try command.execute()
      } else {
        try command.run()
      }
    } catch let error as ConfigurationError {
      let style = (command as? any ColoredCommand)?.color.style(for: .error)
      Output.diagnostic(TextReporter(style: style ?? .plain).report(error.findings))
      throw ExitCode(ExitStatus.failed)
    }
  }

  /// Shows an error, or a result: help, the version and completion scripts arrive as errors, too.
  private static func status(afterShowing error: any Error, of arguments: [String]) -> Int32 {
    if let unknown = UnknownCommand(in: arguments) {
      Output.diagnostic("Error: \(unknown)\n")
      return ExitStatus.failed
    }
    let message = SeguesCommand.fullMessage(for: error)
    guard SeguesCommand.exitCode(for: error).isSuccess else {
      Output.diagnostic(message + "\n")
      return ExitStatus.failed
    }
    Output.result(message.hasSuffix("\n") ? message : message + "\n")
    StandardOutput.finish()
    return ExitStatus.clean
  }
}
