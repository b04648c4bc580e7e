internal import FilesAndPaths
internal import Findings

/// Collects the places of a name: those to edit, and those to report.
struct RenamePlaces {
  /// Returns the bytes of a file, or nil if it was not read.
  let contents: (String) -> [UInt8]?
  private(set) var edits: [String: Set<RenamePlan.Edit>] = [:]
  private(set) var doubts: Set<RenamePlan.Doubt> = []
  // As in ``RenamePlan``.
  var comments: Set<SourceLocation> = []
  var generated: Set<String> = []
  var usesGeneratedCode = false

  init(_ contents: @escaping (String) -> [UInt8]?) { self.contents = contents }

  mutating func replace(_ range: Range<Int>, of path: String, with text: String) {
    edits[path, default: []].insert(RenamePlan.Edit(range: range, replacement: Array(text.utf8)))
  }

  mutating func doubt(_ location: SourceLocation, _ reason: String) {
    doubts.insert(RenamePlan.Doubt(location: location, reason: reason))
  }

  /// Replaces a token, reports it, or leaves it alone, depending on the verdict.
  mutating func apply(
    _ verdict: Verdict, to token: Int, of source: TokenizedSource, with text: String
  ) {
    switch verdict {
    case .ours: replace(source.tokens[token].range, of: source.path, with: text)
    case .other: break
    case .doubt(let reason): doubt(source.location(token), reason)
    }
  }
}

extension RenamePlan {
  /// Applies the collected edits to the bytes of their files.
  init(_ kind: RenameKind, _ old: String, _ new: String, _ places: RenamePlaces) {
    self.kind = kind
    self.old = old
    self.new = new
    var doubts = places.doubts
    for (path, edits) in places.edits.sorted(by: { $0.key < $1.key }) {
      guard let bytes = places.contents(path) else { continue }
      let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
      var edited: [UInt8] = []
      var end = 0
      for edit in sorted {
        guard edit.range.lowerBound >= end, edit.range.upperBound <= bytes.count else {
          doubts.insert(Doubt(location: SourceLocation(file: path), reason: "two changes overlap"))
          continue
        }
        edited += bytes[end..<edit.range.lowerBound] + edit.replacement
        end = edit.range.upperBound
        editCount += 1
      }
      changes.append(ContentChange(path: path, old: bytes, new: edited + bytes[end...]))
    }
    undecided = doubts.sorted()
    comments = places.comments.sorted()
    generated = places.generated.sorted()
    usesGeneratedCode = places.usesGeneratedCode
  }
}
