internal import ArgumentParser
internal import FilesAndPaths
internal import Findings

/// A name that no command has, or a misspelled `--help` or `--version`.
struct UnknownCommand: CustomStringConvertible {
  var name: String

  private static let commands: [String] =
    SeguesCommand.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]

  /// The options that need no command.
  private static let options = ["--help", "--version"]

  /// Finds an unknown command in arguments, or in those of `help`; nil if there is none.
  init?(in arguments: [String]) {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let first = words.first, !Self.commands.contains(first), !Self.options.contains(first)
    else { return nil }
    // ArgumentParser describes the other options.
    if first.hasPrefix("-"), NearestName.to(first, among: Self.options) == nil { return nil }
    name = first
  }

  var description: String {
    if let option = NearestName.to(name, among: Self.options) {
      return "unknown option \(name.inQuotes): did you mean \(option)?"
    }
    // In a name this short, two swapped letters are more changes than NearestName accepts.
    let nearest =
      NearestName.to(name, among: Self.commands)
      ?? Self.commands.first { $0.sorted() == name.sorted() }
    return "unknown command \(name.inQuotes)"
      + (nearest.map { ": did you mean \($0)?" } ?? ": `segues --help` lists all of them")
  }
}
