internal import ArgumentParser

/// A cache of parsed commands in a process that runs many.
///
/// In a debug build, each parsing validates all declarations again, which takes as long as running a small command.
@MainActor
package final class ParsedCommands {
  private var commands: [[String]: any ParsableCommand] = [:]

  package init() {}

  func command(for arguments: [String]) throws -> any ParsableCommand {
    if let command = commands[arguments] { return command }
    let command = try SeguesCommand.parseAsRoot(arguments)
    commands[arguments] = command
    return command
  }
}
