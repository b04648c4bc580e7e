internal import SourceFacts
internal import SourceLexing

/// The words of a source, its declarations and whether it navigates, found by a scan of its bytes in a hundredth of
/// the time that parsing takes.
///
/// If the scan can't be sure, for example after a string that contains `/*`, it treats text as
/// code, so at worst one more source is parsed.
struct SourceOutline: Sendable {
  /// Whether code, not a comment, has a word that navigation needs.
  var navigates = false
  /// Whether code is about the restoration of the app's state.
  var restores = false
  /// Whether code may register reusable views.
  var registers = false
  /// Whether the source has outlets or actions.
  var hasConnections = false
  /// Whether the source may give an object another class.
  var changesClasses = false
  /// The types and globals that the source declares or extends, and the superclasses of its types, some more than once.
  var declared: [WordHash] = []
  /// The types that the source declares inside others: they are demanded together with the outer type.
  var nestedTypes: [WordHash] = []
  /// The names of all these types.
  var typeNames: [String] = []
  /// The facts that rules ask for.
  var facts: ScanFacts

  /// Whether the source is parsed even if no other source demands it.
  var matters: Bool { navigates || restores || registers || hasConnections || changesClasses }

  /// Whether the code may load a xib with a name other than some.
  func mayLoadXib(otherThan names: Set<String>) -> Bool {
    facts.nibLoads.areNamedByValues || !facts.nibLoads.names.isSubset(of: names)
  }
}
