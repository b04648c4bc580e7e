internal import Foundation

/// The text of a file as XMLParser gets it: UTF-8, without byte order mark and XML declaration.
///
/// The declaration is read here and not passed on, for two reasons. After transcoding, it would
/// name an encoding that the bytes no longer have. And XMLParser would decode the bytes in a way
/// that the positions don't account for.
struct DocumentText {
  let path: String
  /// All of the text, in UTF-8, after the byte order mark.
  let utf8: Data
  /// The offset in ``utf8`` at which the XML declaration ends; 0 if there is none.
  let bodyStart: Int

  var body: Data { bodyStart == 0 ? utf8 : utf8[(utf8.startIndex + bodyStart)...] }

  /// - Throws: A ``ReadFailure`` if the bytes are not XML text.
  init(_ data: Data, path: String) throws(ReadFailure) {
    if let failure = data.withBytes({ ReadFailure.foreign($0, path: path) }) { throw failure }
    let utf8 = try Self.utf8(data, path: path)
    self.path = path
    self.utf8 = utf8
    bodyStart = try utf8.withBytes { (bytes) throws(ReadFailure) -> Int in
      if let failure = ReadFailure.notText(bytes, path: path) { throw failure }
      let check = UTF8Check(bytes)
      let declaration = XMLDeclaration(bytes)
      if let offset = check.firstInvalid {
        throw ReadFailure.invalidByte(at: offset, in: bytes, path: path)
      }
      if let encoding = declaration.encoding, !check.isASCII, !Self.names.contains(encoding) {
        throw ReadFailure.encoding(encoding, path: path)
      }
      // A shorter text cannot have a root, and XMLParser on Linux ignores texts of less than four bytes.
      guard bytes.count - declaration.end >= 4 else {
        throw ReadFailure.truncated(bytes, path: path)
      }
      return declaration.end
    }
  }

  /// The encodings that the declaration may name: UTF-8, or what the bytes were transcoded from.
  private static let names: Set<String> = ["utf-8", "utf8", "us-ascii", "utf-16"]

  /// Returns the bytes in UTF-8, guided by the byte order mark or the zeros of a first `<`.
  private static func utf8(_ data: Data, path: String) throws(ReadFailure) -> Data {
    let start = Array(data.prefix(4))
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { return data.dropFirst(3) }
    if start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF] {
      throw ReadFailure.encoding("utf-32", path: path)
    }
    let isBigEndian: Bool
    switch (start.first, start.dropFirst().first) {
    case (0xFF, 0xFE), (0x3C, 0): isBigEndian = false
    case (0xFE, 0xFF), (0, 0x3C): isBigEndian = true
    default: return data
    }
    var units = data.withUnsafeBytes { raw in
      (0..<raw.count / 2).map { index in
        let unit = raw.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self)
        return isBigEndian ? UInt16(bigEndian: unit) : UInt16(littleEndian: unit)
      }
    }
    if units.first == 0xFEFF { units.removeFirst() }
    var utf8 = Data(capacity: units.count + units.count / 8)
    let failed = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { utf8.append($0) }
    if failed || !data.count.isMultiple(of: 2) {
      throw ReadFailure.brokenUTF16(after: utf8, path: path)
    }
    return utf8
  }
}

extension Data {
  /// Calls a function with the bytes, which are valid only during the call.
  func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Data's own method loses the type of the error.
    let result: Swift.Result<Result, Failure> = withUnsafeBytes { raw in
      do throws(Failure) {
        return .success(try body(raw.assumingMemoryBound(to: UInt8.self)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
