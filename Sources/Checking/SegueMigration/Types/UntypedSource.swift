internal import Findings
internal import NavigationGraph
internal import SegueChecking
internal import SourceFacts
internal import SwiftSyntax

/// A class whose segues become cases, although its own `prepare(for:sender:)` still sets some of them up.
struct UntypedSource {
  private let type: StringlyClass
  private let sources: SourceCache
  private let declaration: ClassDeclaration
  private let overrides: ClassOverrides

  init(_ type: StringlyClass, _ app: LinkedApp, _ sources: SourceCache) throws(Refusal) {
    self.type = type
    self.sources = sources
    declaration = try ClassDeclaration(of: type, sources)
    overrides = ClassOverrides(in: declaration)
    for method in type.type.methods where method.fact.isOverride {
      let place = app.code.location(method.fact.position, method.sourceFile)
      switch (method.fact.name, method.fact.labels) {
      case ("prepare", ["for", "sender"]) where overrides.prepare == nil:
        throw .overrideInExtension("prepare(for:sender:)", place)
      case ("shouldPerformSegue", ["withIdentifier", "sender"])
      where overrides.shouldPerform == nil:
        throw .overrideInExtension("shouldPerformSegue(withIdentifier:sender:)", place)
      default: break
      }
    }
  }

  /// Whether the class's own method may set up the destination of a segue.
  ///
  /// A method that compares no identifier may set up the destination of every segue.
  func setsUp(_ identifier: String) -> Bool {
    guard let prepare = overrides.prepare else { return false }
    let compared = type.comparisons.filter { use in
      declaration.source.token(at: use.location).map { prepare.range.contains($0.start) } ?? false
    }
    return compared.isEmpty
      || compared.contains {
        $0.identifier.known.isEmpty || $0.identifier.known.contains(identifier)
      }
  }

  /// Adds the attribute, the cases and the calls that perform them.
  func declare(_ cases: [TypedCase], _ edits: inout [String: ByteEdits]) throws(Refusal) {
    let source = declaration.source
    for use in type.performs {
      guard let identifier = use.identifier.single else { throw .computedIdentifier(use.location) }
      guard let typed = cases.first(where: { $0.identifier == identifier }) else {
        throw .unknownIdentifier(identifier, use.location)
      }
      let call = try PerformCall(use, identifier, sources)
      call.perform(".\(typed.name)", &edits[call.source.path, default: ByteEdits()])
    }
    for use in type.comparisons {
      guard let other = sources.source(at: use.location.file),
        let token = other.token(at: use.location)
      else { continue }
      cases.rewrite(use, token, &edits[other.path, default: ByteEdits()])
    }
    var byteEdits = edits[source.path] ?? ByteEdits()
    declaration.addSegueSource(with: cases, &byteEdits)
    overrides.routeShouldPerform(&byteEdits)
    overrides.routePrepare(isReminding: cases.contains { $0.destination == nil }, &byteEdits)
    edits[source.path] = byteEdits
  }
}
