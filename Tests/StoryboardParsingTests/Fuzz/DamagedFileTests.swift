import FaultPlanting
import Findings
import Foundation
import Fuzzing
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// Damaged storyboards of the corpus: each can be read, or gives one finding, and none crashes or
/// hangs.
///
/// Needs `../shared/corpus`. These tests compare the reader's result with the file. `fuzz-harness`
/// finds crashes and hangs of the commands on such files.
@Suite(.enabled(if: Corpus.isExpected, "there is no ../shared/corpus"))
struct DamagedFileTests {
  private let count: UInt64 = ProcessInfo.processInfo.environment["CI"] == nil ? 500 : 5_000

  @Test(.timeLimit(.minutes(60)))
  func `A damaged file can be read or gives one finding, whatever the damage`() throws {
    let originals = try Corpus.paths().map { Array(try Data(contentsOf: URL(fileURLWithPath: $0))) }
    var verdicts: [String: Int] = [:]
    for seed in 1...count {
      let data = Self.damaged(originals, seed: seed)
      let parsed = StoryboardReader().read(data, path: "fuzz.storyboard")
      try check(parsed, of: data, seed: seed)
      let navigation = StoryboardReader(scope: .navigation).read(data, path: "fuzz.storyboard")
      try #require((navigation.file == nil) == (parsed.file == nil), "seed \(seed)")
      try #require(Self.meaning(of: navigation) == Self.meaning(of: parsed), "seed \(seed)")
      try #require(Set(navigation.findings).isSubset(of: parsed.findings), "seed \(seed)")
      verdicts[parsed.file == nil ? parsed.findings[0].rule : "read", default: 0] += 1
    }
    // The damage varies: some files can still be read, and most rules apply to some.
    #expect(verdicts["read", default: 0] > Int(count) / 20)
    #expect(verdicts["malformed-xml", default: 0] > Int(count) / 20)
    #expect(verdicts.count >= 6, "\(verdicts)")
  }

  /// The segues without their attributes.
  ///
  /// Damage can turn part of a layout into an attribute of a segue. Only a reader of the whole file
  /// keeps that attribute.
  private static func meaning(of parsed: ParsedFile) -> [Segue]? {
    parsed.file?.segues.map { segue in
      var segue = segue
      segue.attributes = [:]
      return segue
    }
  }

  private func check(_ parsed: ParsedFile, of data: Data, seed: UInt64) throws {
    guard let file = parsed.file else {
      try #require(parsed.findings.count == 1, "seed \(seed): \(parsed.findings)")
      let finding = parsed.findings[0]
      try #require(finding.location.line >= 1 && finding.location.column >= 1, "seed \(seed)")
      if finding.rule == "malformed-xml" {
        try #require(WellFormedness.verdict(on: data) != true, "seed \(seed): \(finding)")
      }
      return
    }
    try #require(WellFormedness.verdict(on: data) != false, "seed \(seed)")
    // Columns count bytes of UTF-8, so they can't be compared with the bytes of a UTF-16 file.
    guard !data.contains(0) else { return }
    let text = LocatedText(data)
    for (element, location) in file.locatedElements {
      let isThere = text.hasStartTag(of: element, at: location)
      try #require(isThere, "seed \(seed): \(element) at \(location)")
    }
  }

  /// A file of the corpus with one to four kinds of damage.
  private static func damaged(_ originals: [[UInt8]], seed: UInt64) -> Data {
    var random = SeededNumbers(seed: seed)
    guard var bytes = originals.randomElement(using: &random) else { return Data() }
    let other = originals.randomElement(using: &random) ?? []
    Damage.apply(to: &bytes, of: .storyboard, other: other, using: &random)
    return Data(bytes)
  }
}
