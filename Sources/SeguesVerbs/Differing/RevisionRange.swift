/// What `--rev` names, in git's own notation.
struct RevisionRange: Equatable {
  var old: String
  /// Nil for what is checked out.
  var new: String?
  /// Whether the old version is that of the commit at which the two parted.
  var isSinceMergeBase: Bool

  /// Reads `A`, `A..B`, `A...B`, `A..` and `A...`: what follows the dots is what is checked out where
  /// it is left out.
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
