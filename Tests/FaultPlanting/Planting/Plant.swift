/// A line of a file; line 0 is the whole file.
package struct LinePlace: Hashable, Sendable, Comparable {
  package var file: String
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line) < (right.file, right.line)
  }
}

/// A change of one file.
package struct PlantEdit: Hashable, Sendable {
  package var path: String
  /// The bytes of the original file.
  package var range: Range<Int>
  package var new: String

  package init(path: String, range: Range<Int>, new: String) {
    self.path = path
    self.range = range
    self.new = new
  }
}

/// A fault that can be planted.
package struct Plant: Sendable {
  package var kind: String
  /// The app's folder.
  package var app: String
  /// The number among the sites of this kind in this app.
  package var index: Int
  /// The change in words: `identifier "a" → "b"`.
  package var change: String
  /// The place of the change.
  package var place: LinePlace
  package var edits: [PlantEdit]
  /// The files to delete.
  package var deletions: [String] = []
  /// The changed place, and the places elsewhere that refer to it.
  package var ends: Set<LinePlace>
  /// Whether a note is enough, because the changed thing only becomes unused.
  package var acceptsNotes: Bool

  package init(
    kind: String, app: String, index: Int, change: String, place: LinePlace, edits: [PlantEdit],
    deletions: [String] = [], ends: Set<LinePlace>, acceptsNotes: Bool = false
  ) {
    self.kind = kind
    self.app = app
    self.index = index
    self.change = change
    self.place = place
    self.edits = edits
    self.deletions = deletions
    self.ends = ends
    self.acceptsNotes = acceptsNotes
  }
}
