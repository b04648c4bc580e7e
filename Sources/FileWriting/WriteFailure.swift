/// Why a file or folder cannot be written.
package enum WriteFailure: Error, Hashable, Sendable {
  /// A file is where a folder shall be.
  case isFile(String)
  case unwritable(String, reason: String)
}
