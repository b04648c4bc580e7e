internal import FileWriting

/// Standard output and standard error.
enum Output {
  /// Writes a result; ends the process with exit code 2 if that fails.
  static func result(_ text: String) {
    StandardOutput.write(text)
  }

  /// Writes a result that is already bytes.
  static func result(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { StandardOutput.write($0) }
  }

  /// Writes anything that is not a result.
  static func diagnostic(_ text: String) {
    StandardOutput.writeError(text)
  }
}
