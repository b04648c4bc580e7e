internal import CompactCoding

/// A file that an outcome depends on beside those that were found: one that a project names.
struct FileDependency: Hashable, Sendable {
  var path: String
  /// What the file was; of one that was not there, or no file, that.
  private var state: String

  /// A file as it was read.
  init(_ file: SnapshotFile) {
    path = file.path
    state = file.digest.text
  }

  /// A file as it is now.
  init(readingFrom path: String) {
    self.init(SnapshotFile(readingFrom: path, as: .project))
  }

  /// Whether the file is still the same.
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
