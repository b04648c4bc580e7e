internal import Foundation

/// The folder in which temporary files and folders are created.
package enum TemporaryPlace {
  /// The path of the folder, without a slash at the end: `TMPDIR`, or else the system's folder.
  ///
  /// Foundation ignores `TMPDIR` on a Mac, where other command-line tools follow it.
  package static var path: String { path(in: ProcessInfo.processInfo.environment) }

  static func path(in environment: [String: String]) -> String {
    var path = environment["TMPDIR"] ?? ""
    if path.isEmpty { path = FileManager.default.temporaryDirectory.path }
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
