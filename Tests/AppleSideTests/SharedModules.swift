import Foundation
import TestSupport

/// The modules of the stand-ins and of the runtime, built once for all tests that need them.
enum SharedModules {
  /// Returns their folder, which the script uses as `--output`.
  static func folder() throws -> String { try made.get().folder }

  /// Returns what the script printed while it made them.
  static func output() throws -> String { try made.get().output }

  private static let made = Result {
    let folder = PackageFolder.path + "/.build/apple-side-tests"
    // The folder may be from an earlier run with other sources.
    try? FileManager.default.removeItem(atPath: folder)
    let result = try AppleSideScript().run(["stand-ins", "runtime"], output: folder)
    guard result.status == 0 else { throw NotMade(output: result.output + result.errors) }
    return (folder: folder, output: result.output)
  }

  /// Copies them to a folder that a test can change.
  static func copy(to folder: TemporaryFolder) throws -> String {
    let copy = folder.path("modules")
    try FileManager.default.copyItem(atPath: try self.folder(), toPath: copy)
    return copy
  }

  struct NotMade: Error {
    var output: String
  }
}
