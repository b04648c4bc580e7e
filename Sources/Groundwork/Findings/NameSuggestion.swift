/// A name that is probably meant instead of a wrong one.
///
/// A check of the corrected file then confirms or withdraws it.
package struct NameSuggestion: Hashable, Sendable {
  /// The name to replace.
  package var wrong: String
  package var meant: String
  /// The advice if a check withdraws the suggestion.
  package var otherwise: String
  /// Whether the correction is so clear that it may be made without asking.
  package var isClear: Bool

  package init(_ wrong: String, meant: String, otherwise: String, isClear: Bool = false) {
    self.wrong = wrong
    self.meant = meant
    self.otherwise = otherwise
    self.isClear = isClear
  }
}
