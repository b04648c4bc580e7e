internal import AppProject
internal import CompactCoding
internal import Files
internal import Findings
internal import ObjectiveCFacts
internal import SegueChecking
internal import SegueGeneration
internal import SourceFacts
internal import SourceLexing
internal import SwiftFacts

/// A source as UTF-8, whatever its encoding on disk.
struct DecodedSource: Sendable {
  /// The size in bytes of the largest source that is parsed.
  ///
  /// Nobody writes sources of a tenth of that.
  static let largestParsed = 8 << 20

  let path: String
  let language: SourceLexer.Language
  /// The text without a byte order mark, so that columns agree with the compiler's, and without a copy of the
  /// library, which is not the app's own code.
  let bytes: [UInt8]
  /// The names of storyboards and xibs that the source contains.
  let names: SourceNames
  private let digest: ContentDigest
  private let failure: FileBytes.Failure?

  init(_ file: SnapshotFile, _ search: SourceNameSearch) {
    path = file.path
    language = file.kind == .swift ? .swift : .objectiveC
    bytes = GeneratedMarker.withoutLibrary(SourceEncoding.withoutMark(file.bytes ?? []))
    names = search.names(in: bytes)
    digest = file.digest
    failure = file.failure
  }

  /// The finding for a source that could not be read, although it may not matter.
  var unread: Finding? { failure.map { .unreadableSource(path, $0) } }

  /// Returns the facts of the source, and a finding if something is wrong with the file as such.
  ///
  /// Parts that are not UTF-8 become U+FFFD, and the text around them is read.
  ///
  /// - Parameters:
  ///   - isWhole: Whether a Swift source is parsed whole, including bodies that yield no facts.
  ///   - memory: The facts that earlier runs have read.
  /// - Returns: The facts and the finding.
  func facts(
    parsingAll isWhole: Bool, _ memory: ReadingMemory?
  ) -> (facts: SourceFacts, finding: Finding?) {
    guard bytes.count <= Self.largestParsed else {
      return (SourceFacts(), .unparsedSource(path, size: bytes.count))
    }
    let repaired = SourceEncoding.repaired(bytes)
    let facts = ReadingMemory.facts(of: digest, language, parsingAll: isWhole, in: memory) {
      let text = repaired ?? bytes
      return switch language {
      case .swift: SwiftFactsReader.factsOnDeepStack(of: text, parsingAll: isWhole)
      case .objectiveC: ObjectiveCFactsReader.facts(of: String(decoding: text, as: UTF8.self))
      }
    }
    return (facts, repaired.map { _ in .notUTF8(path) })
  }
}

extension Finding {
  fileprivate static func unreadableSource(_ path: String, _ failure: FileBytes.Failure) -> Finding
  {
    Finding(
      rule: .unreadableSource, severity: .warning, location: SourceLocation(file: path),
      message: "the source cannot be read: \(failure)",
      why: "its declarations are unknown, and nothing in it is checked",
      help: "check the permissions, or leave it out with --exclude")
  }

  fileprivate static func unparsedSource(_ path: String, size: Int) -> Finding {
    Finding(
      rule: .unreadableSource, severity: .warning, location: SourceLocation(file: path),
      message:
        "the source has \(size) bytes, and at most \(DecodedSource.largestParsed) are parsed",
      why: "its declarations are unknown, and nothing in it is checked",
      help: "leave it out with --exclude if it doesn't use storyboards")
  }

  fileprivate static func notUTF8(_ path: String) -> Finding {
    Finding(
      rule: .sourceEncoding, severity: .note, location: SourceLocation(file: path),
      message: "the source is not valid UTF-8 throughout",
      why: "identifiers that contain other characters are not recognized",
      help: "convert it to UTF-8")
  }
}
