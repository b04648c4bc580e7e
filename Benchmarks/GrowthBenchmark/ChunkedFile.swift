import Foundation

/// A file that is written in chunks, because a child's peak memory starts with that of its parent,
/// which must therefore keep no large text.
struct ChunkedFile {
  private let handle: FileHandle
  private var bytes: [UInt8] = []

  /// Creates the file, and its folders.
  init(_ path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  mutating func add(_ text: String) throws {
    bytes += text.utf8
    if bytes.count > 1 << 18 { try flush() }
  }

  mutating func close() throws {
    try flush()
    try handle.close()
  }

  private mutating func flush() throws {
    try handle.write(contentsOf: Data(bytes))
    bytes.removeAll(keepingCapacity: true)
  }
}
