/// The versions that `--rev` names, in git's own notation.
struct RevisionRange: Equatable {
  var old: String
  /// The new revision; nil for what is checked out.
  var new: String?
  /// Whether the old version is the merge base of both.
  var isSinceMergeBase: Bool

  /// Parses `A`, `A..B`, `A...B`, `A..` and `A...`, where a missing second revision stands for
  /// what is checked out.
  init(_ text: String) {
    for dots in ["...", ".."] {
      guard let range = text.firstRange(of: dots) else { continue }
      let new = String(text[range.upperBound...])
      old = String(text[..<range.lowerBound])
      self.new = new.isEmpty ? nil : new
      isSinceMergeBase = dots == "..."
      if old.isEmpty { old = "HEAD" }
      return
    }
    old = text
    new = nil
    isSinceMergeBase = false
  }
}
