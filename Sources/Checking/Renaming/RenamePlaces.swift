internal import Findings

/// Collects the places of a name.
struct RenamePlaces {
  /// Returns the bytes of a file, or nil if it was not read.
  let contents: (String) -> [UInt8]?
  private(set) var edits: [String: Set<RenamePlan.Edit>] = [:]
  private(set) var doubts: Set<RenamePlan.Doubt> = []
  private(set) var comments: Set<SourceLocation> = []
  private(set) var generated: Set<String> = []
  var usesGeneratedCode = false

  init(_ contents: @escaping (String) -> [UInt8]?) { self.contents = contents }

  mutating func replace(_ range: Range<Int>, of path: String, with text: String) {
    edits[path, default: []].insert(RenamePlan.Edit(range: range, replacement: Array(text.utf8)))
  }

  mutating func doubt(_ location: SourceLocation, _ reason: String) {
    doubts.insert(RenamePlan.Doubt(location: location, reason: reason))
  }

  mutating func comment(at location: SourceLocation) { comments.insert(location) }

  mutating func skipGenerated(_ path: String) { generated.insert(path) }
}
