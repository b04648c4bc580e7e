internal import AppProject
internal import FilesAndPaths
internal import Findings
internal import Foundation
internal import GenerationRun
internal import StoryboardDiff
internal import StoryboardModel
internal import StoryboardParsing

/// Compares two files, or the storyboards of two folders.
struct PathComparison {
  /// The name of a missing file, as in diff and git.
  private static let noFile = "/dev/null"
  private let reader = StoryboardReader(scope: .complete)
  let excludes: [GlobPattern]

  /// Compares the files at two paths.
  ///
  /// - Throws: An ``InputFailure`` if the paths don't exist, or one is a file and the other a
  ///   folder.
  func differences(from old: String, to new: String) throws -> [FileDifference] {
    let missing = [old, new].filter {
      $0 != Self.noFile && !FileManager.default.fileExists(atPath: $0)
    }
    guard missing.isEmpty else { throw InputFailure.noSuchPaths(missing) }
    switch (FileKind(atFollowingLinks: old), FileKind(atFollowingLinks: new)) {
    case (.folder?, .folder?):
      return FolderComparison.differences(from: versions(in: old), to: versions(in: new))
    case (.folder?, _), (_, .folder?):
      throw InputFailure.fileAndFolder(old, new)
    default:
      return [FileDifference(from: version(old, as: old), to: version(new, as: new))]
    }
  }

  /// Reads the version of a file at a place, which is shown to the user by another name; nil for ``noFile``.
  func version(_ place: String, as name: String) -> ParsedFile? {
    guard place != Self.noFile else { return nil }
    var parsed = reader.read(place)
    parsed.path = name
    return parsed
  }

  private func versions(in folder: String) -> [ParsedFile] {
    let files = FileDiscovery(excludes: excludes).files(below: [folder]).interfaceFiles
    let parsed = reader.read(files, workers: ProcessInfo.processInfo.activeProcessorCount)
    var prefix = folder
    while prefix.hasSuffix("/") { prefix.removeLast() }
    return parsed.map { file in
      var file = file
      if file.path.hasPrefix(prefix + "/") {
        file.path = String(file.path.dropFirst(prefix.count + 1))
      }
      return file
    }
  }
}
