/// A file that a run shall leave behind.
struct OutputFile: Hashable, Sendable {
  /// What kinds of files may be overwritten by one of this kind.
  enum Kind: Hashable, Sendable {
    case swift
    case outline
    case dependencies
    case cache
  }

  var path: String
  var bytes: [UInt8]
  var kind = Kind.swift
}

/// What a run changes of one file.
package struct FileChange: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case created
    case updated
    /// Left over from a storyboard that is not there any more.
    case deleted
  }

  package var path: String
  package var kind: Kind
  /// The text before; empty for a file that is created.
  package var old: String
  /// The text after; empty for a file that is deleted.
  package var new: String

  package init(path: String, kind: Kind, old: String, new: String) {
    self.path = path
    self.kind = kind
    self.old = old
    self.new = new
  }

  /// The lines that are gone or new, in order, each behind its `-` or `+`.
  package var changedLines: [String] {
    UnifiedDiff(old: (path, old), new: (path, new)).edits.filter { $0.mark != " " }.map { edit in
      String(edit.mark) + (edit.line.hasSuffix("\n") ? edit.line.dropLast() : edit.line)
    }
  }

  /// The change as a patch.
  package var diff: String {
    UnifiedDiff(
      old: kind == .created ? nil : (path, old), new: kind == .deleted ? nil : (path, new)
    ).text
  }
}
