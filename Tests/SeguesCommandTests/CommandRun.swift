import TestSupport
import Testing

/// Runs `segues` as a user would.
func segues(
  _ arguments: String..., input: String = "", in folder: TemporaryFolder? = nil
) throws -> Subprocess {
  try Subprocess.run(
    Subprocess.product("segues"), arguments, input: input, folder: folder?.path)
}

/// Runs `segues` as a user at a terminal would, whose messages appear between the results.
func seguesOnTerminal(
  _ arguments: String..., in folder: TemporaryFolder, environment: [String: String] = [:],
  columns: UInt16? = nil
) throws -> PseudoTerminal.Result {
  try #require(
    try PseudoTerminal(
      Subprocess.product("segues"), arguments, folder: folder.path, streams: [.output, .errors],
      environment: environment, columns: columns)
  ).end()
}
