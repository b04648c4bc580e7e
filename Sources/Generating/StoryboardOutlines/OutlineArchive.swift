internal import CompactCoding
package import Findings
internal import StoryboardModel

/// Outlines cached between runs, with the stamps that show whether they are current.
package struct OutlineArchive: Hashable, Sendable {
  /// One storyboard or xib.
  package struct Entry: Hashable, Sendable {
    package var path: String
    /// Numbers that change with the file, all at least 0.
    package var stamp: [Int]
    package var outline: Outline
    /// The findings from reading the file.
    package var findings: [Finding]

    package init(path: String, stamp: [Int], outline: Outline, findings: [Finding]) {
      self.path = path
      self.stamp = stamp
      self.outline = outline
      self.findings = findings
    }
  }

  /// Numbers that identify the program that wrote the archive; no other program uses it.
  package var maker: [Int]
  package var entries: [Entry]

  package init(maker: [Int], entries: [Entry]) {
    self.maker = maker
    self.entries = entries
  }
}

extension OutlineArchive {
  private static let firstLine = "segues-outlines 3\n"

  /// The archive as bytes, with one table of strings for all outlines.
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

  /// Decodes an archive.
  package init(_ bytes: [UInt8]) throws(OutlineFailure) {
    guard Self.isAtStart(of: bytes) else { throw .noOutline }
    // Damage that can still be decoded would silently change the generated code.
    guard let bytes = Seal.opening(bytes) else { throw .damaged }
    self = try OutlineFormat.decoded(bytes, behind: Self.firstLine) {
      decoder throws(CompactFailure) in
      OutlineArchive(
        maker: try decoder.array { decoder throws(CompactFailure) in try decoder.number() },
        entries: try decoder.array(Entry.init(from:)))
    }
  }

  /// Whether a file that begins with these bytes is an archive.
  package static func isAtStart(of bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: firstLine.utf8)
  }
}

extension OutlineArchive.Entry {
  fileprivate init(from decoder: inout CompactDecoder) throws(CompactFailure) {
    path = try decoder.string()
    stamp = try decoder.array { decoder throws(CompactFailure) in try decoder.number() }
    outline = try Outline(from: &decoder)
    findings = try decoder.array(Finding.init(from:))
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
      rule: RuleName(rawValue: rule), severity: severity, location: try decoder.location(),
      message: try decoder.string(), help: try decoder.string())
  }
}
