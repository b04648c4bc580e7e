internal import FilesAndPaths
internal import Foundation
internal import SystemCalls

/// Replaces a file that people edit, but only if it still has the contents that the new ones are based on.
///
/// The new and the old file are exchanged in one step, and the old one is compared afterwards. If someone saved an edit
/// at the last moment, the old file contains the edit, and is put back. If the system or the volume cannot exchange
/// files, or if the file must be written in place, it is compared right before writing.
package enum FileExchange {
  /// The maximum number of exchanges to put back edits that keep being saved.
  private static let attempts = 16

  /// Replaces a file's contents, which must be the expected ones; a link is followed.
  ///
  /// `beforeExchange` is called right before the files are exchanged.
  ///
  /// - Throws: ``WriteFailure/changedMeanwhile(_:)`` if it has other contents; it is then
  ///   unchanged.
  package static func replace(
    _ path: String, expecting expected: [UInt8], with bytes: [UInt8],
    beforeExchange: () -> Void = {}
  ) throws(WriteFailure) {
    guard let target = ResolvedPath.of(path) else { throw .system(path, ELOOP) }
    StaleFiles.delete(in: FilePath.folder(of: target))
    let old = try InPlaceFile(target, path)
    defer { old.close() }
    guard let file = try AtomicFile.replacement(of: old, at: target, path) else {
      return try write(bytes, inPlace: old, expecting: expected, path)
    }
    if let code = AtomicFile.fill(file, with: bytes) { throw .system(path, code) }
    // The old contents are about to be deleted, so the new ones must be on disk by then.
    fsync(file.descriptor)
    guard contents(of: target) == expected else {
      file.discard()
      throw .changedMeanwhile(path)
    }
    beforeExchange()
    guard segues_exchange(file.path, target) == 0 else {
      let code = errno
      guard code == ENOTSUP || code == EBUSY || code == EPERM else {
        file.discard()
        throw .system(path, code)
      }
      file.discard()
      return try write(bytes, inPlace: old, expecting: expected, path)
    }
    if contents(of: file.path) == expected { return file.discard() }
    try putBack(file, to: target, insteadOf: bytes, path)
  }

  /// Exchanges the files again, until nobody saved an edit between two exchanges.
  private static func putBack(
    _ file: TemporaryFile, to target: String, insteadOf bytes: [UInt8], _ path: String
  ) throws(WriteFailure) {
    var lastPutIn: [UInt8]? = bytes
    for _ in 0..<attempts {
      let edit = contents(of: file.path)
      guard segues_exchange(file.path, target) == 0 else { break }
      if let now = contents(of: file.path), now == lastPutIn {
        file.discard()
        throw .changedMeanwhile(path)
      }
      // The file was saved once more between the two exchanges, so that is the newest edit.
      lastPutIn = edit
    }
    // Never delete anything that could be someone's work.
    Leftovers.shared.remove(file.path)
    let kept = target + TemporaryName.next((prefix: ".edited-", suffix: ""))
    guard rename(file.path, kept) == 0 else { throw .changedMeanwhile(path) }
    throw .unwritable(path, reason: "it keeps changing; what was saved meanwhile is in \(kept)")
  }

  private static func write(
    _ bytes: [UInt8], inPlace old: InPlaceFile, expecting expected: [UInt8], _ path: String
  ) throws(WriteFailure) {
    guard (try? FileBytes.read(old.descriptor)) == expected else {
      throw .changedMeanwhile(path)
    }
    try old.write(bytes)
  }

  private static func contents(of path: String) -> [UInt8]? { try? FileBytes.read(path) }
}
