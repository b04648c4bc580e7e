internal import SourceFacts
internal import SourceLexing

/// The words of a source, its declarations and whether it navigates, found by a scan of its bytes in a hundredth of
/// the time that parsing takes.
///
/// If the scan can't be sure, for example after a string that contains `/*`, it treats text as
/// code, so at worst one more source is parsed.
struct SourceOutline: Sendable {
  /// Whether code, not a comment, has a word that navigation needs.
  let navigates: Bool
  /// Whether code is about the restoration of the app's state.
  let restores: Bool
  /// Whether code may register reusable views.
  let registers: Bool
  /// Whether the source has outlets or actions.
  let hasConnections: Bool
  /// Whether the source may give an object another class.
  let changesClasses: Bool
  /// The types and globals that the source declares or extends, and the superclasses of its types, some more
  /// than once.
  let declared: [WordHash]
  /// The types that the source declares inside others: they are demanded together with the outer type.
  let nestedTypes: [WordHash]
  /// The names of all these types.
  let typeNames: [String]
  /// The facts that rules ask for.
  private(set) var facts: ScanFacts

  init(_ bytes: [UInt8], _ language: SourceLexer.Language) {
    self = bytes.withUnsafeBufferPointer { bytes in
      var scanner = OutlineScanner(bytes, language)
      scanner.run()
      let hasComments = !scanner.endsInComment
      if !hasComments {
        // The open comment isn't one, but perhaps part of a string that the scan didn't recognize.
        scanner = OutlineScanner(bytes, language, hasComments: false)
        scanner.run()
      }
      var outline = SourceOutline(scanner)
      if scanner.mentionsNibs {
        let tokens = CodeTokens(bytes, language, hasComments: hasComments)
        outline.facts.nibLoads = NibLoadReader(tokens).loads
      }
      return outline
    }
  }

  private init(_ scanner: OutlineScanner) {
    navigates = scanner.navigates || scanner.dequeues
    restores = scanner.restores
    registers = scanner.registers
    hasConnections = scanner.hasConnections
    changesClasses = scanner.changesClasses
    declared = scanner.declared
    nestedTypes = scanner.nestedTypes
    typeNames = scanner.typeNames
    facts = scanner.facts
    facts.isGenerated = scanner.isGenerated
  }

  /// Whether the source is parsed even if no other source demands it.
  var matters: Bool { navigates || restores || registers || hasConnections || changesClasses }

  /// Whether the code may load a xib with a name other than some.
  func mayLoadXib(otherThan names: Set<String>) -> Bool {
    facts.nibLoads.areNamedByValues || !facts.nibLoads.names.isSubset(of: names)
  }
}
