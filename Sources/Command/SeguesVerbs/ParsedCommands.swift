internal import ArgumentParser

/// The commands whose arguments were parsed before.
///
/// For a process that runs many commands: in a debug build, ArgumentParser validates its
/// declarations again for each of them, which takes as long as running a small one.
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
