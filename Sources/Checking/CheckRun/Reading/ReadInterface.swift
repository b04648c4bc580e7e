internal import Foundation
internal import StoryboardModel
internal import StoryboardParsing

/// A parsed storyboard or xib.
struct ReadInterface: Sendable {
  let parsed: ParsedFile
  /// The names that connect the file with code, or nil if the file could not be read.
  let names: InterfaceNames?

  init(_ file: SnapshotFile) {
    parsed = Self.parse(file)
    names = parsed.file.map { InterfaceNames(of: $0) }
  }

  private static func parse(_ file: SnapshotFile) -> ParsedFile {
    // The reader has the finding for a file that cannot be read.
    guard let bytes = file.bytes else { return StoryboardReader().read(file.path) }
    return bytes.withUnsafeBytes { raw in
      guard let start = raw.baseAddress else {
        return StoryboardReader().read(Data(), path: file.path)
      }
      // The reader neither keeps the bytes beyond the call nor writes to them.
      let data = Data(
        bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: raw.count,
        deallocator: .none)
      return StoryboardReader().read(data, path: file.path)
    }
  }
}
