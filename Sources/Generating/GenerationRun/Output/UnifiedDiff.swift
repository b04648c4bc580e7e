/// The difference between two texts in the format of `diff -u` and `patch`.
struct UnifiedDiff {
  /// The number of unchanged lines around a change.
  private static let context = 3
  /// The maximum number of lines on both sides together: more would take too long to compare.
  private static let longest = 20_000

  private let oldName: String
  private let newName: String
  private let old: [Substring]
  private let new: [Substring]

  /// Compares two texts; nil stands for no file.
  init(old: (name: String, text: String)?, new: (name: String, text: String)?) {
    oldName = old?.name ?? "/dev/null"
    newName = new?.name ?? "/dev/null"
    self.old = Self.lines(old?.text ?? "")
    self.new = Self.lines(new?.text ?? "")
  }

  /// The patch; empty if the texts are equal.
  var text: String {
    let edits = self.edits
    guard edits.contains(where: { $0.mark != " " }) else { return "" }
    return "--- \(oldName)\n+++ \(newName)\n" + hunks(of: edits).map(text).joined()
  }

  /// A line of the patch, with its position in both texts.
  struct Edit: Hashable {
    var mark: Character
    var line: Substring
    var oldIndex: Int
    var newIndex: Int
  }

  /// All lines of both texts, in order; removed ones before those that replace them.
  var edits: [Edit] {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - prefix
    let suffix = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(rest).count
    let oldMiddle = old[prefix..<(old.count - suffix)]
    let newMiddle = new[prefix..<(new.count - suffix)]
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    if oldMiddle.count + newMiddle.count > Self.longest {
      removed = Set(oldMiddle.indices)
      inserted = Set(newMiddle.indices)
    } else {
      for change in Array(newMiddle).difference(from: Array(oldMiddle)) {
        switch change {
        case .remove(let offset, _, _): removed.insert(prefix + offset)
        case .insert(let offset, _, _): inserted.insert(prefix + offset)
        }
      }
    }
    var edits: [Edit] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        edits.append(
          Edit(mark: "-", line: old[oldIndex], oldIndex: oldIndex, newIndex: newIndex))
        oldIndex += 1
      } else if newIndex < new.count, inserted.contains(newIndex) {
        edits.append(
          Edit(mark: "+", line: new[newIndex], oldIndex: oldIndex, newIndex: newIndex))
        newIndex += 1
      } else {
        edits.append(
          Edit(mark: " ", line: old[oldIndex], oldIndex: oldIndex, newIndex: newIndex))
        oldIndex += 1
        newIndex += 1
      }
    }
    return edits
  }

  /// Groups nearby changes and their context into hunks.
  private func hunks(of edits: [Edit]) -> [ArraySlice<Edit>] {
    var hunks: [Range<Int>] = []
    for index in edits.indices where edits[index].mark != " " {
      let start = max(0, index - Self.context)
      let end = min(edits.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks.map { edits[$0] }
  }

  private func text(_ hunk: ArraySlice<Edit>) -> String {
    let oldCount = hunk.count { $0.mark != "+" }
    let newCount = hunk.count { $0.mark != "-" }
    let first = hunk.first ?? Edit(mark: " ", line: "", oldIndex: 0, newIndex: 0)
    // An empty range names the line before it.
    let oldStart = oldCount == 0 ? first.oldIndex : first.oldIndex + 1
    let newStart = newCount == 0 ? first.newIndex : first.newIndex + 1
    return "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n"
      + hunk.map { edit in
        edit.line.hasSuffix("\n")
          ? "\(edit.mark)\(edit.line)" : "\(edit.mark)\(edit.line)\n\\ No newline at end of file\n"
      }.joined()
  }

  /// Splits a text into lines that keep their line endings.
  private static func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n"))
      let next = end.map { rest.utf8.index(after: $0) } ?? rest.endIndex
      lines.append(rest[..<next])
      rest = rest[next...]
    }
    return lines
  }
}
