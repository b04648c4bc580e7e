internal import CompactCoding
internal import Foundation

/// An entry of a cache's folder: what it is, its name, what it says, and a seal over all that.
///
/// A file that was cut off, overwritten or renamed is not an entry.
struct CacheEntry: Sendable {
  private let firstLine: String
  /// The entry's name in the folder.
  let name: String

  /// An entry whose name is made of what it depends on.
  ///
  /// - Parameters:
  ///   - firstLine: What the entry is, and the version of its format.
  ///   - key: What the entry depends on.
  init(_ firstLine: String, of key: CompactEncoder) {
    self.firstLine = firstLine
    name = ContentDigest(of: key.bytes(behind: firstLine)).text
  }

  /// An entry whose name is known.
  init(_ firstLine: String, named name: String) {
    self.firstLine = firstLine
    self.name = name
  }

  /// The bytes of the entry.
  func bytes(_ write: (inout CompactEncoder) -> Void) -> [UInt8] {
    var encoder = CompactEncoder()
    encoder.put(name)
    write(&encoder)
    let body = encoder.bytes(behind: firstLine)
    return Seal.sealing(body)
  }

  /// What the bytes of an entry say; nil where they are none of this name.
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

  /// Whether a file's name is one that entries have.
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
