internal import FilesAndPaths
internal import Foundation
internal import GitHistory
internal import StoryboardParsing

/// The checked-out files of a repository.
///
/// They are compared with a commit's files byte for byte, not by git, because git would run the
/// filters that the repository's configuration names. Only line endings may differ, as with
/// `core.autocrlf`.
struct WorkTree {
  let folder: String

  /// Returns a file's place on disk, for its path from the repository's folder.
  func place(of path: String) -> String { FilePath.join(folder, path) }

  /// Whether a file or a link of any kind exists at a path.
  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: place(of: path)) || link(at: path) != nil
  }

  /// Whether a file is the same as in a commit.
  func isUnchanged(_ entry: TreeEntry, _ contents: ObjectContents) -> Bool {
    guard case .bytes(let bytes) = contents else { return false }
    guard entry.kind == .file else { return link(at: entry.path).map { Array($0.utf8) } == bytes }
    let place = place(of: entry.path)
    guard let now = try? FileBytes.read(place, limit: ReadingLimits.fileSize) else { return false }
    return now == bytes || Self.unixText(now) == Self.unixText(bytes)
  }

  /// Returns the destination of a link; nil if the path is not a link.
  private func link(at path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: place(of: path))
  }

  private static func unixText(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let isLineEnd = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if !isLineEnd { text.append(byte) }
    }
    return text
  }
}
