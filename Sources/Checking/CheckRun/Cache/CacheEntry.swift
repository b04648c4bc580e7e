internal import CompactCoding
internal import Foundation

/// An entry of the cache folder: its format, its name, its value, and a checksum of all of them.
///
/// A file that was truncated, overwritten or renamed is not an entry.
struct CacheEntry: Sendable {
  private let firstLine: String
  /// The entry's name in the folder.
  let name: String

  /// Creates an entry whose name is the digest of its dependencies.
  ///
  /// - Parameters:
  ///   - firstLine: The kind of the entry, and the version of its format.
  ///   - key: The dependencies of the entry.
  init(_ firstLine: String, of key: CompactEncoder) {
    self.firstLine = firstLine
    name = ContentDigest(of: key.bytes(behind: firstLine)).text
  }

  init(_ firstLine: String, named name: String) {
    self.firstLine = firstLine
    self.name = name
  }

  /// Returns the bytes of the entry with a value.
  func bytes(_ write: (inout CompactEncoder) -> Void) -> [UInt8] {
    var encoder = CompactEncoder()
    encoder.put(name)
    write(&encoder)
    let body = encoder.bytes(behind: firstLine)
    return Seal.sealing(body)
  }

  /// Returns the value of an entry's bytes, or nil if they are not an entry of this name.
  func value<Value>(
    of bytes: [UInt8], _ read: (inout CompactDecoder) throws(CompactFailure) -> Value
  ) -> Value? {
    guard let body = Seal.opening(bytes) else { return nil }
    return try? body.withUnsafeBufferPointer { bytes throws(CompactFailure) in
      var decoder = try CompactDecoder(bytes, behind: firstLine)
      guard try decoder.string() == name else { throw .otherVersion }
      let value = try read(&decoder)
      guard decoder.isAtEnd else { throw .damaged }
      return value
    }
  }

  /// Whether a file's name may be that of an entry.
  static func isName(_ name: String) -> Bool {
    name.utf8.count == ContentDigest.textLength
      && name.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isASCIIHexDigit }
  }

  /// Whether a file is an entry, by its first bytes.
  static func isEntry(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    return (try? file.read(upToCount: family.utf8.count))?.elementsEqual(family.utf8) ?? false
  }

  /// The prefix of every entry's first line.
  private static let family = "segues-"
}
