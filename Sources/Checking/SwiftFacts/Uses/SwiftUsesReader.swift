internal import SourceFacts
internal import SwiftParser
internal import SwiftSyntax

/// Reads how the code of a Swift file navigates: calls, comparisons, casts.
struct SwiftUsesReader {
  private var resolver: UseResolver
  private let found: UseCandidates
  private let source: SourceText
  /// The facts of the file, with the uses that were read so far.
  private var facts: SourceFacts
  /// The casts of calls' results by the calls' offsets.
  private var castsOfCalls: [Int: [CallFact.Result]] = [:]
  private var systems = CompiledSystems()
  /// Whether the file has words about restoration.
  private let mayRestore: Bool

  private init(_ file: SourceFileSyntax, in source: SourceText, _ facts: SourceFacts) {
    let walk = UseWalk(file, in: source)
    mayRestore = walk.words.restore
    resolver = UseResolver(source: source, blocks: walk.blocks)
    found = walk.found
    self.source = source
    self.facts = facts
  }

  /// Adds the uses in a file to its facts.
  static func read(_ file: SourceFileSyntax, in source: SourceText, into facts: inout SourceFacts) {
    var reader = SwiftUsesReader(file, in: source, facts)
    reader.readComparisons()
    reader.readIdentifiers()
    reader.readCasts()
    reader.readCalls()
    reader.readSettings()
    reader.facts.sortUses()
    facts = reader.facts
  }

  private mutating func readComparisons() {
    for candidate in found.comparisons {
      let block = candidate.block
      // An identifier that the function passes on to perform a segue doesn't come from a segue.
      if let comparison = resolver.comparison(candidate),
        comparison.subject != forwardedIdentifier(in: block)
      {
        noteTexts(in: comparison.code, of: block)
        facts.comparisons.append(
          ComparisonFact(
            subject: comparison.subject, value: comparison.value,
            context: context(in: block, at: comparison.place),
            position: source.position(of: comparison.place)))
      }
      if mayRestore, let comparison = resolver.restoration(candidate) {
        noteTexts(in: comparison.code, of: block)
        facts.restorations.append(
          RestorationFact(
            kind: .compared, value: comparison.value,
            context: context(in: block, at: comparison.place),
            position: source.position(of: comparison.place)))
      }
    }
  }

  private mutating func readIdentifiers() {
    for candidate in found.identifiers {
      guard resolver.usesIdentifier(candidate.syntax, in: candidate.block) else { continue }
      let context = context(in: candidate.block, at: candidate.syntax)
      if context.knowsIdentifier { continue }
      facts.identifierUses.append(
        IdentifierUseFact(context: context, position: source.position(of: candidate.syntax)))
    }
  }

  private func forwardedIdentifier(in block: Int) -> Expression? {
    resolver.blocks.function(of: block).forwardedIdentifier.map { .parameter($0) }
  }

  /// Reads the casts of the controllers that segues lead to, and those of calls' results.
  private mutating func readCasts() {
    for candidate in found.casts {
      let call = callBehind(candidate)
      let subject =
        resolver.blocks.function(of: candidate.block).seesSegue
        ? resolver.controller(in: resolver.value(of: [candidate.subject], in: candidate.block))
        : controllerInsideCreated(candidate)
      guard call != nil || subject != nil else { continue }
      let position = source.position(of: candidate.type)
      let type = TypeText.written(candidate.type)
      if let call {
        castsOfCalls[call, default: []].append(
          CallFact.Result(
            type: type, isForced: candidate.kind == .forced, position: position))
      }
      if let subject { facts.casts.append(fact(of: candidate, subject, type, at: position)) }
    }
  }

  private mutating func fact(
    of candidate: UseCandidates.Cast, _ subject: Expression, _ type: String,
    at position: SourcePosition
  ) -> CastFact {
    var context = context(in: candidate.block, at: candidate.subject, ofCast: true)
    if candidate.isPattern {
      // The case that the pattern belongs to already knows that the cast succeeds.
      context.typeGuards.removeAll { !$0.isNegated && $0.subject == subject && $0.type == type }
    }
    var fact = CastFact(
      subject: subject, type: type, kind: candidate.kind, context: context, position: position)
    fact.runsAlways = candidate.kind == .forced && candidate.subject.runsAlways
    if candidate.kind == .conditional, !candidate.isPattern {
      fact.isUnwrapped = candidate.subject.parent?.as(ExprListSyntax.self)?.isUnwrapped == true
    }
    return fact
  }

  /// Returns the controller inside one that a call creates, if that is cast: `navigation.topViewController`.
  private mutating func controllerInsideCreated(_ candidate: UseCandidates.Cast) -> Expression? {
    guard let access = candidate.subject.bare.as(MemberAccessExprSyntax.self),
      Expression.containment.contains(access.declName.baseName.text)
    else { return nil }
    let value = resolver.value(of: [candidate.subject], in: candidate.block)
    return value.pathIntoCreated == nil ? nil : value
  }

  /// The offset of the call whose result is cast by its local name: `let a = make(); a as? List`.
  private func callBehind(_ candidate: UseCandidates.Cast) -> Int? {
    guard let name = candidate.subject.bare.as(DeclReferenceExprSyntax.self)?.baseName,
      let local = resolver.blocks.local(name, in: candidate.block),
      case let given = resolver.blocks.locals[local], !given.isUnknown,
      case .code(let code)? = given.sources.only?.value
    else { return nil }
    return code.only?.callInside.map { $0.position.utf8Offset }
  }

  private mutating func readCalls() {
    for candidate in found.calls {
      let call = resolver.call(candidate.syntax, in: candidate.block)
      guard !call.function.isEmpty else { continue }
      for argument in candidate.syntax.arguments.prefix(100) {
        noteTexts(in: [argument.expression], of: candidate.block)
      }
      let place = candidate.syntax.nameOfCallee
      var fact = CallFact(
        call: call, context: context(in: candidate.block, at: candidate.syntax),
        position: source.position(of: place))
      fact.result =
        candidate.syntax.result(in: source)
        ?? Self.common(castsOfCalls[candidate.syntax.position.utf8Offset] ?? [])
        ?? candidate.syntax.created(in: source)
      fact.needsValue = candidate.syntax.needsValue
      fact.callsLocal = isLocal(candidate)
      facts.calls.append(fact)
    }
  }

  /// Whether a call is of a local function, or of a closure in a local name.
  private func isLocal(_ candidate: UseCandidates.Call) -> Bool {
    let name = candidate.syntax.nameOfCallee.as(DeclReferenceExprSyntax.self)?.baseName
    return name.flatMap { resolver.blocks.local($0, in: candidate.block) } != nil
  }

  /// Reads the assignments of properties.
  ///
  /// Each is a call of a setter, except for that of a restoration identifier.
  private mutating func readSettings() {
    for candidate in found.settings {
      guard let first = candidate.value.first, !isLocal(candidate) else { continue }
      let value = resolver.value(of: candidate.value, in: candidate.block)
      let context = context(in: candidate.block, at: candidate.property)
      let position = source.position(of: first)
      if candidate.property.isRestorationIdentifier {
        facts.restorations.append(
          RestorationFact(kind: .set, value: value, context: context, position: position))
        continue
      }
      switch value {
      case .string, .name, .implicitMember, .choice: break
      default: continue
      }
      noteTexts(in: candidate.value, of: candidate.block)
      let name = candidate.property.baseName.nameText
      var call = CallExpression(function: name + CallExpression.setting)
      call.arguments = [.init(label: name, value: value, position: position)]
      facts.calls.append(
        CallFact(
          call: call, context: context, position: source.position(of: candidate.property)))
    }
  }

  /// Whether a local variable, and not a property, gets the value.
  private func isLocal(_ candidate: UseCandidates.Setting) -> Bool {
    candidate.property.parent?.is(MemberAccessExprSyntax.self) != true
      && resolver.blocks.local(candidate.property.baseName, in: candidate.block) != nil
  }

  /// Notes the literals in an argument or in a value that is compared.
  private mutating func noteTexts(in code: [ExprSyntax], of block: Int) {
    guard let first = code.first else { return }
    let use = source.position(of: first)
    for literal in resolver.literals(in: code, of: block) {
      guard let text = literal.syntax.representedLiteralValue else { continue }
      facts.texts.append(
        TextFact(
          text, use: use, position: source.position(of: literal.syntax), isLocal: literal.isLocal))
    }
  }

  /// The type that all casts of a result agree on.
  private static func common(_ casts: [CallFact.Result]) -> CallFact.Result? {
    guard let first = casts.first, casts.allSatisfy({ $0.type == first.type }) else {
      return nil
    }
    return casts.first { !$0.isForced } ?? first
  }

  private mutating func context(
    in block: Int, at node: some SyntaxProtocol, ofCast isCast: Bool = false
  ) -> UseContext {
    var context = resolver.blocks.function(of: block).context
    context.systems = systems.at(node)
    let known = resolver.known(in: block, at: node.position.utf8Offset)
    context.guards = known.identifiers
    if isCast { context.typeGuards = known.types }
    return context
  }
}
