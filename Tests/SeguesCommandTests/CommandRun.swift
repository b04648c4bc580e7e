import TestSupport

/// Runs `segues` as a user would.
func segues(
  _ arguments: String..., input: String = "", in folder: TemporaryFolder? = nil
) throws -> Subprocess {
  try Subprocess.run(
    Subprocess.product("segues"), arguments, input: input, folder: folder?.path)
}
