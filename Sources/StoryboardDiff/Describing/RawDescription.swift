internal import Findings

/// A file that cannot be read as lines, so that it can still be compared.
package enum RawDescription {
  /// A line that says why, and the contents: as they are where they are text, as a number otherwise.
  package static func text(of bytes: [UInt8], reason: String) -> String {
    let heading = TerminalText.escaped(reason) + "\n"
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      // FNV-1a: other contents have another number.
      let number = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      }
      return heading + "\(bytes.count) bytes that are no text: \(String(number, radix: 16))\n"
    }
    return heading
      + text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { TerminalText.escapedControls(String($0)) }.joined(separator: "\n")
  }
}
