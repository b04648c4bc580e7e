package import FaultPlanting

/// Damages files.
package enum Damage {
  /// Damages a file in one to four ways.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - role: The role of the file.
  ///   - other: Another file, parts of which may get into this one.
  ///   - random: Determines the damage.
  package static func apply(
    to bytes: inout [UInt8], of role: FileRole, other: [UInt8], using random: inout SeededNumbers
  ) {
    let original = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      applyOnce(to: &bytes, of: role, other: other, using: &random)
    }
    // If the damage changed nothing, one bit is flipped.
    if bytes == original {
      ByteMutation.flipBit.apply(to: &bytes, other: other, using: &random)
    }
  }

  private static func applyOnce(
    to bytes: inout [UInt8], of role: FileRole, other: [UInt8], using random: inout SeededNumbers
  ) {
    let isBinary = bytes.starts(with: Array("bplist".utf8))
    let choice = Int.random(in: 0..<10, using: &random)
    if isBinary, choice < 5 {
      return ListMutation.random(using: &random).apply(to: &bytes, using: &random)
    }
    if role.isMarkup, bytes.contains(UInt8(ascii: "<")), choice < 5 {
      let mutation = MarkupMutation.allCases.randomElement(using: &random)
      return mutation?.apply(to: &bytes, using: &random) ?? ()
    }
    if choice < 7 {
      let mutation = TextMutation.allCases.randomElement(using: &random)
      return mutation?.apply(to: &bytes, of: role, using: &random) ?? ()
    }
    ByteMutation.allCases.randomElement(using: &random)?
      .apply(to: &bytes, other: other, using: &random)
  }
}
