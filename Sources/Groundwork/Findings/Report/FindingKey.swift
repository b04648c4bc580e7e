/// The identity of a finding between runs, wherever in its file it has moved.
///
/// Leaves out the line, the column, line numbers in the message, and the severity, which the configuration decides.
package struct FindingKey: Hashable, Sendable {
  package var rule: String
  /// The file's path, from a folder that is the same in every run.
  package var file: String
  package var message: String

  package init(rule: String, file: String, message: String) {
    self.rule = rule
    self.file = file
    self.message = message
  }

  /// Creates the key of a finding, with its file's path from a folder that is the same in every run.
  package init(_ finding: Finding, file: String) {
    self.init(rule: finding.rule, file: file, message: Self.withoutLineNumbers(finding.message))
  }

  /// A hash that is equal for equal keys, and differs for others as reliably as 64 bits allow.
  ///
  /// - Parameter ordinal: The position among several findings with this key, from 0.
  /// - Returns: 16 hexadecimal digits.
  package func fingerprint(_ ordinal: Int) -> String {
    // FNV-1a; each part ends with a byte that never occurs in UTF-8.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in [rule, file, message, String(ordinal)] {
      for byte in Array(part.utf8) + [0xFF] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Replaces each number after the word “line” or a colon with `#`.
  private static func withoutLineNumbers(_ message: String) -> String {
    guard message.utf8.contains(where: { 0x30...0x39 ~= $0 }) else { return message }
    var result = ""
    var isInLineNumber = false
    for character in message {
      guard character.isASCII, character.isNumber else {
        result.append(character)
        isInLineNumber = false
        continue
      }
      if isInLineNumber { continue }
      isInLineNumber =
        result.hasSuffix("line ") || result.hasSuffix("lines ") || result.hasSuffix(":")
      result.append(isInLineNumber ? "#" : character)
    }
    return result
  }
}

extension FindingKey: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.rule, left.message) < (right.file, right.rule, right.message)
  }
}

extension CheckReport {
  /// Returns the fingerprints of the findings, in their order, all different.
  package func fingerprints(_ paths: ReportPaths) -> [String] {
    var seen: [FindingKey: Int] = [:]
    return findings.map { finding in
      let key = FindingKey(finding, file: paths.path(finding.location.file))
      defer { seen[key, default: 0] += 1 }
      return key.fingerprint(seen[key, default: 0])
    }
  }
}
