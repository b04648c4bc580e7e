internal import AppProject
internal import Files
internal import Findings
internal import Foundation
internal import StoryboardDiff
internal import StoryboardParsing

/// Compares two files, or the storyboards of two folders.
struct PathComparison {
  /// The name of a missing file, as in diff and git.
  private static let noFile = "/dev/null"
  private let reader = StoryboardReader(scope: .complete)
  private let excludes: [GlobPattern]

  init(excludes: [GlobPattern]) {
    self.excludes = excludes
  }

  /// Compares the files at two paths.
  ///
  /// - Throws: An ``InputError`` if the paths don't exist, or one is a file and the other a folder.
  func differences(from old: String, to new: String) throws -> [FileDifference] {
    let missing = [old, new].filter {
      $0 != Self.noFile && !FileManager.default.fileExists(atPath: $0)
    }
    guard missing.isEmpty else { throw InputError.noSuchPaths(missing) }
    switch (FileKind(atFollowingLinks: old), FileKind(atFollowingLinks: new)) {
    case (.folder?, .folder?):
      return FolderComparison.differences(from: versions(in: old), to: versions(in: new))
    case (.folder?, _), (_, .folder?):
      throw InputError.fileAndFolder(old, new)
    default:
      return [FileDifference(from: version(old, as: old), to: version(new, as: new))]
    }
  }

  /// Reads the version of a file at a path.
  ///
  /// - Parameters:
  ///   - place: The path to read.
  ///   - name: The path to show to the user.
  /// - Returns: Nil for ``noFile``.
  func version(_ place: String, as name: String) -> FileVersion? {
    guard place != Self.noFile else { return nil }
    let parsed = reader.read(place)
    return FileVersion(path: name, file: parsed.file, findings: parsed.findings)
  }

  private func versions(in folder: String) -> [FileVersion] {
    let files = FileDiscovery(excludes: excludes).files(below: [folder]).interfaceFiles
    let parsed = reader.read(files, workers: ProcessInfo.processInfo.activeProcessorCount)
    var prefix = folder
    while prefix.hasSuffix("/") { prefix.removeLast() }
    return parsed.map { file in
      let isBelow = file.path.hasPrefix(prefix + "/")
      let path = isBelow ? String(file.path.dropFirst(prefix.count + 1)) : file.path
      return FileVersion(path: path, file: file.file, findings: file.findings)
    }
  }
}
