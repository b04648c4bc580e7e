import Foundation

/// A folder for one test, deleted with the value.
package final class TemporaryFolder: Sendable {
  /// The folder's path.
  package let path: String

  /// Creates an empty folder.
  package init() throws {
    let base = FileManager.default.temporaryDirectory.path
    // Resolved, because macOS has its temporary folder behind a link: /var leads to /private/var. Foundation's
    // resolvingSymlinksInPath() would remove the /private.
    let resolved = realpath(base, nil)
    defer { free(resolved) }
    path = (resolved.map { String(cString: $0) } ?? base) + "/segues-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // The system cleans up what is left behind.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in the folder.
  package func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and creates its folders.
  ///
  /// - Returns: The file's path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let path = path(name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Writes a storyboard.
  ///
  /// - Returns: The file's path.
  @discardableResult
  package func write(_ storyboard: StoryboardText, to name: String) throws -> String {
    try write(storyboard.xml, to: name)
  }
}
