internal import FileWriting
internal import SegueGeneration

/// A file that a run writes.
struct OutputFile: Sendable {
  var path: String
  var bytes: [UInt8]
  /// The format; the file may only overwrite one that an earlier run wrote in the same format.
  var kind = OutputKind.swift
}

extension OutputKind {
  static let swift = OutputKind { bytes in
    GeneratedMarker.isAtStart(of: String(decoding: bytes.prefix(512), as: UTF8.self))
  }
  // Includes outlines of earlier versions, which can no longer be read.
  static let outline = OutputKind { $0.starts(with: "segues-outline ".utf8) }
  static let cache = OutputKind { $0.starts(with: "segues-outlines ".utf8) }
}

/// The change of a file by a run.
package struct FileChange: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case created
    case updated
    /// Deleted, because its storyboard no longer exists.
    case deleted
  }

  package var path: String
  package var kind: Kind
  /// The old text; empty for a new file.
  package var old: [UInt8]
  /// The new text; empty for a deleted file.
  package var new: [UInt8]

  package init(path: String, kind: Kind, old: [UInt8], new: [UInt8]) {
    self.path = path
    self.kind = kind
    self.old = old
    self.new = new
  }

  /// The removed and added lines, in order, each after its `-` or `+`.
  package var changedLines: [String] {
    hunks.split(separator: UInt8(ascii: "\n"))
      .filter { $0.first == UInt8(ascii: "-") || $0.first == UInt8(ascii: "+") }
      .map { line in
        String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      }
  }

  /// The change as a patch.
  package var diff: String {
    let hunks = self.hunks
    guard !hunks.isEmpty else { return "" }
    let oldPath = kind == .created ? "/dev/null" : UnifiedDiff.name(of: path)
    let newPath = kind == .deleted ? "/dev/null" : UnifiedDiff.name(of: path)
    return "--- \(oldPath)\n+++ \(newPath)\n" + String(decoding: hunks, as: UTF8.self)
  }

  private var hunks: [UInt8] { UnifiedDiff.hunks(old: old, new: new) }
}
