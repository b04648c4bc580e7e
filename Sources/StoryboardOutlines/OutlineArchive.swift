internal import CompactCoding
package import Findings
internal import StoryboardModel

/// Outlines that are kept from one run to the next, with what tells whether they still hold.
package struct OutlineArchive: Hashable, Sendable {
  /// One storyboard or xib.
  package struct Entry: Hashable, Sendable {
    package var path: String
    /// Numbers that change with the file; none of them negative.
    package var stamp: [Int]
    package var outline: Outline
    /// What reading the file reported.
    package var findings: [Finding]

    package init(path: String, stamp: [Int], outline: Outline, findings: [Finding]) {
      self.path = path
      self.stamp = stamp
      self.outline = outline
      self.findings = findings
    }
  }

  /// Numbers that change with the program that made the archive: another one does not use it.
  package var maker: [Int]
  package var entries: [Entry]

  package init(maker: [Int], entries: [Entry]) {
    self.maker = maker
    self.entries = entries
  }
}

extension OutlineArchive {
  private static let firstLine = "segues-outlines 2\n"

  /// The archive as bytes, which share one table of strings.
  package var bytes: [UInt8] {
    var encoder = CompactEncoder()
    encoder.put(maker) { $0.put($1) }
    encoder.put(entries) { encoder, entry in
      encoder.put(entry.path)
      encoder.put(entry.stamp) { $0.put($1) }
      entry.outline.encode(to: &encoder)
      encoder.put(entry.findings) { $1.encode(to: &$0) }
    }
    return Seal.sealing(encoder.bytes(behind: Self.firstLine))
  }

  /// Reads an archive back.
  package init(_ bytes: [UInt8]) throws(OutlineFailure) {
    guard Self.isAtStart(of: bytes) else { throw .noOutline }
    // Damage that can still be decoded would change the generated code without a word.
    guard let bytes = Seal.opening(bytes) else { throw .damaged }
    do throws(CompactFailure) {
      self = try bytes.withUnsafeBufferPointer { (bytes) throws(CompactFailure) in
        try OutlineArchive(bytes)
      }
    } catch {
      throw OutlineFailure(error)
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) throws(CompactFailure) {
    var decoder = try CompactDecoder(bytes, behind: Self.firstLine)
    maker = try decoder.array { decoder throws(CompactFailure) in try decoder.number() }
    entries = try decoder.array { decoder throws(CompactFailure) in
      Entry(
        path: try decoder.string(),
        stamp: try decoder.array { decoder throws(CompactFailure) in try decoder.number() },
        outline: try Outline(from: &decoder),
        findings: try decoder.array(Finding.init(from:)))
    }
    guard decoder.isAtEnd else { throw .damaged }
  }

  /// Whether a file that begins with these bytes is an archive.
  package static func isAtStart(of bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: firstLine.utf8)
  }
}

extension Finding {
  fileprivate func encode(to encoder: inout CompactEncoder) {
    encoder.put(rule)
    encoder.put(severity.rawValue)
    encoder.put(location)
    encoder.put(message)
    encoder.put(help)
  }

  fileprivate init(from decoder: inout CompactDecoder) throws(CompactFailure) {
    let rule = try decoder.string()
    guard let severity = Severity(rawValue: try decoder.string()) else { throw .damaged }
    self.init(
      rule: rule, severity: severity, location: try decoder.location(),
      message: try decoder.string(), help: try decoder.string())
  }
}
