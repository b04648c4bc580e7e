import Foundation

/// Where a run leaves the seed that it is at, so that a crash names it.
final class FuzzSeed {
  /// The record's path: `make fuzz` prints it when a run fails.
  static let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("segues-fuzz-seed").path

  private let handle: FileHandle?

  init() {
    _ = FileManager.default.createFile(atPath: Self.path, contents: nil)
    handle = FileHandle(forWritingAtPath: Self.path)
  }

  /// Writes the seed down before its file is read.
  func record(_ seed: UInt64) throws {
    // Of one length, so that a shorter number leaves nothing of a longer one behind.
    let digits = String(seed)
    let text = String(repeating: "0", count: max(0, 20 - digits.count)) + digits + "\n"
    try handle?.seek(toOffset: 0)
    try handle?.write(contentsOf: Data(text.utf8))
  }
}
