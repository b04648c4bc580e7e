import Foundation
import TestSupport

/// The modules of the stand-ins and of the runtime, made once for all tests that start from them.
enum SharedModules {
  /// Their folder, as `--output` of the script.
  static func folder() throws -> String { try made.get() }

  private static let made = Result {
    let folder = PackageFolder.path + "/.build/apple-side-tests"
    let result = try AppleSideScript().run(["stand-ins", "runtime"], output: folder)
    guard result.status == 0 else { throw NotMade(output: result.output + result.errors) }
    return folder
  }

  /// Copies them to a folder that a test may change.
  static func copy(to folder: TemporaryFolder) throws -> String {
    let copy = folder.path("modules")
    try FileManager.default.copyItem(atPath: try self.folder(), toPath: copy)
    return copy
  }

  struct NotMade: Error {
    var output: String
  }
}
