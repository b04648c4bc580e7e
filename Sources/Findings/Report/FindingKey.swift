/// What makes a finding the same one as before, wherever in its file it has moved.
///
/// The line and the column are no part of it, nor are numbers of lines in the message, nor the
/// severity, which the configuration decides.
package struct FindingKey: Hashable, Sendable {
  package var rule: String
  /// The file's path, from a folder that does not change between runs.
  package var file: String
  package var message: String

  package init(rule: String, file: String, message: String) {
    self.rule = rule
    self.file = file
    self.message = message
  }

  /// What makes a finding the same one.
  ///
  /// - Parameters:
  ///   - finding: What is to be found again.
  ///   - file: Its file's path, from a folder that does not change between runs.
  package init(_ finding: Finding, file: String) {
    self.init(rule: finding.rule, file: file, message: Self.withoutLineNumbers(finding.message))
  }

  /// A text that is equal for equal findings, and for those only, as far as 64 bits can be.
  ///
  /// - Parameter ordinal: Which it is of several findings with this key, from 0.
  /// - Returns: 16 hexadecimal digits.
  package func fingerprint(_ ordinal: Int) -> String {
    // FNV-1a, each part ended by a byte that no UTF-8 text has.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in [rule, file, message, String(ordinal)] {
      for byte in Array(part.utf8) + [0xFF] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The message with `#` for each number after the word “line” or a colon.
  private static func withoutLineNumbers(_ message: String) -> String {
    guard message.utf8.contains(where: { 0x30...0x39 ~= $0 }) else { return message }
    var result = ""
    for character in message {
      guard character.isASCII, character.isNumber else {
        result.append(character)
        continue
      }
      if result.hasSuffix("#") { continue }
      let isLine =
        result.hasSuffix("line ") || result.hasSuffix("lines ") || result.hasSuffix(":")
      result.append(isLine ? "#" : character)
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
  /// The fingerprints of the findings, in their order: no two are equal.
  package func fingerprints(_ paths: ReportPaths) -> [String] {
    var seen: [FindingKey: Int] = [:]
    return findings.map { finding in
      let key = FindingKey(finding, file: paths.path(finding.location.file))
      defer { seen[key, default: 0] += 1 }
      return key.fingerprint(seen[key, default: 0])
    }
  }
}
