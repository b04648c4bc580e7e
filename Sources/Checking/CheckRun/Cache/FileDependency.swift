internal import CompactCoding

/// A file besides the discovered ones on which an outcome depends, such as one that a project names.
struct FileDependency: Hashable, Sendable {
  var path: String
  /// The digest of the file's contents, or of the failure to read it.
  private var state: String

  /// Creates a dependency on a file as it was read.
  init(_ file: SnapshotFile) {
    path = file.path
    state = file.digest.text
  }

  /// Creates a dependency on a file as it is now.
  init(readingFrom path: String) {
    self.init(SnapshotFile(readingFrom: path, as: .project))
  }

  /// Whether the file is unchanged.
  var holds: Bool { FileDependency(readingFrom: path) == self }

  func encode(to encoder: inout CompactEncoder) {
    encoder.put(path)
    encoder.put(state)
  }

  init(from decoder: inout CompactDecoder) throws(CompactFailure) {
    path = try decoder.string()
    state = try decoder.string()
  }
}
