/// What one Swift or Objective-C file says about controllers, segues and identifiers.
///
/// It depends on the file's bytes alone: places have no path, so that the facts of two equal files
/// are equal, and can be kept by their contents.
package struct SourceFacts: Hashable, Sendable, Codable {
  /// Every type that the file declares or extends, nested ones included, in the order of the file.
  package var types: [TypeFact] = []
  /// Variables, functions and type aliases outside of any type; `#define`s of strings.
  package var globals: Members = Members()
  /// Calls that may have to do with navigation, in the order of the file.
  package var calls: [CallFact] = []
  /// Identifiers that are compared with a segue's, in the order of the file.
  package var comparisons: [ComparisonFact] = []
  /// Casts of a segue's destination, or of what is inside it, in the order of the file.
  package var casts: [CastFact] = []
  /// The modules that the file imports; for Objective-C, the headers (`Foo.h`, `Kit/Foo.h`).
  package var imports: [String] = []
  /// Whether the file can only be Swift 1 or 2, by what it overrides: `viewDidAppear(animated:)`.
  package var isBeforeSwift3: Bool = false
  /// What the reader could not make sense of, such as an unbalanced brace.
  package var problems: [Problem] = []

  package init() {}

  /// Something in the file that could not be read: what comes after it may be missing.
  package struct Problem: Hashable, Sendable, Codable {
    package var message: String
    package var position: SourcePosition
    /// Whether the file is not meant to be as it is, such as an unfinished merge; syntax of an older or
    /// newer language than the parser's is not.
    package var isMistake: Bool

    package init(message: String, position: SourcePosition, isMistake: Bool = false) {
      self.message = message
      self.position = position
      self.isMistake = isMistake
    }
  }
}
