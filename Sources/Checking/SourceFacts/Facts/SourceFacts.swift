/// Everything that a Swift or Objective-C file says about controllers, segues and identifiers.
///
/// The facts depend only on the file's bytes. Positions have no path, so two equal files have equal facts, which
/// can be cached by the contents.
package struct SourceFacts: Hashable, Sendable {
  /// Every type that the file declares or extends, nested ones included, in the order of the file.
  package var types: [TypeFact] = []
  /// Variables, functions and type aliases outside any type, and `#define`s of strings.
  package var globals: Members = Members()
  /// Calls that may navigate, in the order of the file.
  package var calls: [CallFact] = []
  /// Identifiers that are compared with a segue's, in the order of the file.
  package var comparisons: [ComparisonFact] = []
  /// Uses of segues' identifiers that are not comparisons, in the order of the file.
  package var identifierUses: [IdentifierUseFact] = []
  /// Restoration identifiers that are compared or set, in the order of the file.
  package var restorations: [RestorationFact] = []
  /// Casts of a segue's destination, or of a controller inside it, in the order of the file.
  package var casts: [CastFact] = []
  /// The literals whose texts calls and comparisons use, in the order of the uses.
  package var texts: [TextFact] = []
  /// Whether the methods that the file overrides exist only in Swift 1 and 2: `viewDidAppear(animated:)`.
  package var isBeforeSwift3: Bool = false
  /// Whether the reader could not make sense of some code, such as an unbalanced brace, so that
  /// facts about the code after it may be missing.
  package var isBroken: Bool = false
  /// Code that is certainly a mistake, such as an unfinished merge.
  ///
  /// Syntax that the parser doesn't know is not a mistake, because another version of Swift may have it.
  package var mistake: Mistake?
  /// Whether nothing was read, because the file is nested too deeply, or takes too long to be parsed.
  package var isUnread: Bool = false

  package init() {}

  /// Puts the uses in the order of the file.
  package mutating func sortUses() {
    calls.sort { $0.position < $1.position }
    comparisons.sort { $0.position < $1.position }
    identifierUses.sort { $0.position < $1.position }
    restorations.sort { $0.position < $1.position }
    casts.sort { $0.position < $1.position }
    texts.sort { ($0.use, $0.position) < ($1.use, $1.position) }
  }

  package struct Mistake: Hashable, Sendable {
    package var message: String
    package var position: SourcePosition

    package init(message: String, position: SourcePosition) {
      self.message = message
      self.position = position
    }
  }
}
