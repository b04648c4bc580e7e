package import SourceFacts

/// A source file with its facts.
package struct SourceFile: Equatable, Sendable {
  package enum Language: String, Sendable {
    case swift
    case objectiveC
  }

  package var path: String
  package var language: Language
  package var membership = FileMembership()
  /// Whether the source is a dependency's, so that at most its declarations are known.
  package var isOfLibrary = false
  /// Whether a part that may register reusable views could not be parsed.
  package var hidesRegistrations = false
  package var facts: SourceFacts

  package init(path: String, language: Language, facts: SourceFacts) {
    self.path = path
    self.language = language
    self.facts = facts
  }
}
