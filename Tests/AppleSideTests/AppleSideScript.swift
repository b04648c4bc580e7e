import Foundation
import TestSupport

/// Runs `Scripts/check-apple-side` as its users do.
struct AppleSideScript {
  /// The package whose script runs: this one, or a changed copy.
  var root = PackageFolder.path

  /// Runs the named groups, or all groups if none is named.
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

  /// Whether the check can run on this system.
  ///
  /// It replaces the modules of an SDK, so there must be none.
  static var isForThisSystem: Bool {
    #if os(Linux)
    true
    #else
    false
    #endif
  }
}
