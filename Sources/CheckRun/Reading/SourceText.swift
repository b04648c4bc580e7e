internal import AppProject
internal import CompactCoding
internal import FileReading
internal import Findings
internal import ObjectiveCFacts
internal import SourceFacts
internal import SourceLexing
internal import SwiftFacts

/// A source as text in UTF-8, whatever it was written in.
struct SourceText: Sendable {
  /// The most bytes of a source that is parsed; of what people write, none has a tenth of that.
  static let largestParsed = 8 << 20

  let path: String
  let language: SourceScan.Language
  /// Without a byte order mark, so that columns count as those of compilers.
  let bytes: [UInt8]
  private let digest: ContentDigest
  private let failure: FileBytes.Failure?

  init(_ file: SnapshotFile) {
    path = file.path
    language = file.kind == .swift ? .swift : .objectiveC
    bytes = SourceEncoding.withoutMark(file.bytes ?? [])
    digest = file.digest
    failure = file.failure
  }

  /// What is said of a source that could not be read: whether it matters is not known.
  var unread: Finding? { failure.map { .unreadableSource(path, $0) } }

  /// What the source says, and what is wrong with the file as such.
  ///
  /// Parts that are not UTF-8 become U+FFFD, and the text around them is read.
  ///
  /// - Parameters:
  ///   - isWhole: Whether all of a Swift source is parsed, and not only what can say something.
  ///   - memory: What was read before.
  /// - Returns: The facts, and what is wrong with the file as such; nil where nothing is.
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
      rule: "unreadable-source", severity: .warning, location: SourceLocation(file: path),
      message: "the source cannot be read: \(failure)",
      why: "what it declares is not known, and nothing in it is checked",
      help: "check the permissions, or leave it out with --exclude")
  }

  fileprivate static func unparsedSource(_ path: String, size: Int) -> Finding {
    Finding(
      rule: "unreadable-source", severity: .warning, location: SourceLocation(file: path),
      message: "the source has \(size) bytes, and at most \(SourceText.largestParsed) are parsed",
      why: "what it declares is not known, and nothing in it is checked",
      help: "leave it out with --exclude, if it has nothing to do with storyboards")
  }

  fileprivate static func notUTF8(_ path: String) -> Finding {
    Finding(
      rule: "source-encoding", severity: .note, location: SourceLocation(file: path),
      message: "the source is not UTF-8 throughout",
      why: "identifiers with other characters in them are not recognized",
      help: "convert it to UTF-8")
  }
}
