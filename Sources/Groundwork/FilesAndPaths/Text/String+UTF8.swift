extension String {
  /// Creates a string from bytes that are valid UTF-8; nil if they aren't.
  ///
  /// The standard library's `init(validating:as:)` needs macOS 15.
  package init?(validUTF8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    // Invalid bytes were replaced.
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
