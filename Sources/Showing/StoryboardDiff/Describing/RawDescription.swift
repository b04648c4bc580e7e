internal import FilesAndPaths

/// The lines for a file that cannot be read, so that it can still be compared.
package enum RawDescription {
  /// Returns a line with the reason, and the contents: verbatim if they are text, otherwise as a
  /// hash.
  package static func text(of bytes: [UInt8], reason: String) -> String {
    let heading = TerminalText.escaped(reason) + "\n"
    guard !bytes.contains(0), let text = String(validUTF8: bytes) else {
      // FNV-1a: different contents have different hashes.
      let number = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      }
      return heading + "\(bytes.count) bytes that are not text: \(String(number, radix: 16))\n"
    }
    return heading
      + text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map { TerminalText.escapedControls(String($0)) }.joined(separator: "\n")
  }
}
