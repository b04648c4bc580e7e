internal import AppProject
internal import FilesAndPaths
internal import Findings
internal import ObjectiveCFacts
internal import SegueChecking
internal import SegueGeneration
internal import SourceFacts
internal import SourceLexing
internal import SwiftFacts

/// A source as UTF-8, whatever its encoding on disk, with what was found in it.
///
/// A check asks for the ``outline`` of every source, and for the ``facts(parsingAll:)`` of those that can matter. Both
/// are found when they are first needed. ``ReadingMemory`` keeps the source for the next check of the same bytes.
final class DecodedSource: Sendable {
  let path: String
  let language: SourceLexer.Language
  /// The text without a byte order mark, so that columns agree with the compiler's, and without a copy of
  /// Segues, which is not the app's own code.
  let bytes: [UInt8]
  private let failure: FileBytes.Failure?
  private let foundOutline = OnceValue<SourceOutline>()
  private let foundNames = LastValue<SourceNameSearch, SourceNames>()
  private let hasLookalikes = LastValue<LookalikeWords, Bool>()
  /// The facts, by whether the whole source was parsed for them.
  private let foundFacts = LastValue<Bool, (facts: SourceFacts, finding: Finding?)>()
  private let foundDemands = OnceValue<FactDemands>()

  init(_ file: SnapshotFile) {
    path = file.path
    language = file.kind == .swift ? .swift : .objectiveC
    bytes = GeneratedMarker.withoutLibrary(SourceEncoding.withoutMark(file.bytes ?? []))
    failure = file.failure
  }

  /// The finding for a source that could not be read, although it may not matter.
  var unread: Finding? { failure.map { .unreadableSource(path, $0) } }

  var outline: SourceOutline { foundOutline.value { SourceOutline(bytes, language) } }

  /// Returns the names of storyboards and xibs that the source contains.
  func names(_ search: SourceNameSearch) -> SourceNames {
    foundNames.value(for: search) { search.names(in: outline.facts) }
  }

  /// Whether the source has a word like some classes.
  func has(_ lookalikes: LookalikeWords) -> Bool {
    hasLookalikes.value(for: lookalikes) {
      lookalikes.occur(among: outline.facts.words, of: bytes)
    }
  }

  /// The names whose declarations matter because of the facts in the parsed parts.
  var demands: FactDemands {
    foundDemands.value { FactDemands(of: facts(parsingAll: false).facts) }
  }

  /// Returns the facts of the source, and a finding if something is wrong with the file itself.
  ///
  /// Parts that are not UTF-8 become U+FFFD, and the text around them is read. If `isWhole`, a Swift source is
  /// parsed whole, including bodies that yield no facts.
  func facts(parsingAll isWhole: Bool) -> (facts: SourceFacts, finding: Finding?) {
    foundFacts.value(for: isWhole) { read(parsingAll: isWhole) }
  }

  /// Whether a part that may register reusable views could not be parsed.
  ///
  /// Broken code in bodies that yield no facts doesn't count, even if `facts` come from the whole source.
  func hidesRegistrations(_ facts: SourceFacts) -> Bool {
    facts.isBroken && outline.registers && self.facts(parsingAll: false).facts.isBroken
  }

  private func read(parsingAll isWhole: Bool) -> (facts: SourceFacts, finding: Finding?) {
    guard bytes.count <= SnapshotFile.largestParsed else {
      var facts = SourceFacts()
      facts.isUnread = true
      return (facts, .unparsedSource(path, size: bytes.count))
    }
    let repaired = SourceEncoding.repaired(bytes)
    let text = repaired ?? bytes
    let facts =
      switch language {
      case .swift: SwiftFactsReader.factsOnDeepStack(of: text, parsingAll: isWhole)
      case .objectiveC: ObjectiveCFactsReader.facts(of: String(decoding: text, as: UTF8.self))
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
        "the source has \(size) bytes, and at most \(SnapshotFile.largestParsed) are parsed",
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
