internal import Foundation

/// An existing file, opened to be written in place.
struct InPlaceFile {
  let descriptor: Int32
  let status: stat
  /// The path given by the user.
  private let path: String

  /// Opens a regular file by its path with links resolved, and keeps the user's path for errors.
  ///
  /// - Throws: A ``WriteFailure`` if it cannot be opened, or is not a regular file.
  init(_ target: String, _ path: String) throws(WriteFailure) {
    let descriptor = open(target, O_RDWR | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { throw .system(path, errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      Foundation.close(descriptor)
      throw .unwritable(path, reason: "it is not a regular file")
    }
    self.descriptor = descriptor
    self.status = status
    self.path = path
  }

  /// Replaces the contents.
  ///
  /// Writes the bytes beyond the old end first. Only they need more space, so on a full disk the
  /// write fails before the old contents change.
  func write(_ bytes: [UInt8]) throws(WriteFailure) {
    let oldSize = Int(status.st_size)
    let commonSize = min(oldSize, bytes.count)
    var code = bytes.withUnsafeBytes { all in
      DescriptorWriting.write(
        UnsafeRawBufferPointer(rebasing: all[commonSize...]), to: descriptor, at: commonSize)
    }
    if let code {
      ftruncate(descriptor, status.st_size)
      throw .system(path, code)
    }
    code = bytes.withUnsafeBytes { all in
      DescriptorWriting.write(
        UnsafeRawBufferPointer(rebasing: all[..<commonSize]), to: descriptor, at: 0)
    }
    if let code { throw .system(path, code) }
    guard ftruncate(descriptor, off_t(bytes.count)) == 0 else { throw .system(path, errno) }
    if let code = DescriptorWriting.closingError(of: descriptor) { throw .system(path, code) }
  }

  func close() {
    Foundation.close(descriptor)
  }
}
