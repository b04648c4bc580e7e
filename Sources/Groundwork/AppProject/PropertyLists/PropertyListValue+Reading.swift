internal import FilesAndPaths

extension PropertyListValue {
  /// Reads a property list of any format.
  ///
  /// Each format has its own limits, so that no list takes more work or memory than its bytes justify. The binary
  /// format and the old style of `project.pbxproj` have their own parsers: Foundation's crash on some binary lists,
  /// expand shared values endlessly, and take ten times as long for a large project.
  ///
  /// - Throws: ``PropertyListFailure`` if the bytes are not a property list, or exceed a limit.
  init(reading bytes: [UInt8]) throws(PropertyListFailure) {
    if bytes.starts(with: BinaryPropertyList.signature) {
      self = try BinaryPropertyList.parse(bytes)
    } else if let parsed = try OldStylePropertyList.parse(bytes) {
      self = parsed
    } else if XMLPropertyList.mayBegin(bytes) {
      self = try XMLPropertyList.parse(bytes)
    } else {
      throw .notPropertyList
    }
  }

  /// Returns the bytes of a file that may be a property list.
  static func bytes(of path: String) throws(PropertyListFailure) -> [UInt8] {
    do throws(FileBytes.Failure) {
      return try FileAccess.read(path)
    } catch {
      throw .unreadable(reason: error.description)
    }
  }
}
