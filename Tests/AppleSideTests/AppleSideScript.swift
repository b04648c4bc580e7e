import Foundation
import TestSupport

/// `Scripts/check-apple-side`, run as its users run it.
struct AppleSideScript {
  /// The package whose script runs: this one, or a copy with something changed.
  var root = PackageFolder.path

  /// Runs some groups, or all if none is named.
  func run(
    _ groups: [String] = [], output: String,
    macroTool: String = Subprocess.product("SeguesMacrosPlugin-tool"),
    generator: String = Subprocess.product("segues-generate"),
    environment: [String: String] = [:]
  ) throws -> Subprocess {
    try Subprocess.run(
      "/usr/bin/env",
      [
        "bash", root + "/Scripts/check-apple-side", "--macro-tool", macroTool,
        "--generator", generator, "--output", output,
      ] + groups,
      environment: environment)
  }

  /// Whether the check runs here: it replaces an SDK's modules, for systems that have none.
  static var isForThisSystem: Bool {
    #if os(Linux)
    true
    #else
    false
    #endif
  }
}
