internal import SourceFacts
internal import SwiftSyntax

extension UseWalk {
  mutating func declareUnknown(_ name: String, in block: Int, from offset: Int) {
    blocks.declare(name, in: block, from: offset, source: nil, isUnknown: true)
  }

  /// Declares a name whose value is looked up in the block `place`.
  mutating func declare(
    _ name: String, as value: [ExprSyntax]?, annotation: TypeSyntax? = nil, in block: Int,
    at place: Int, from offset: Int, isAlternative: Bool = false
  ) {
    blocks.declare(
      name, in: block, from: offset,
      source: value.map {
        LocalName.Source(
          value: .code($0), block: place, offset: offset, annotation: annotation)
      }, isAlternative: isAlternative)
  }

  /// Declares the names that a pattern binds.
  ///
  /// Without a value, they are constants that are assigned later.
  mutating func declare(
    _ pattern: PatternSyntax, as value: [ExprSyntax]?, annotation: TypeSyntax? = nil,
    in block: Int, at place: Int? = nil, from offset: Int, isAlternative: Bool = false
  ) {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      return declare(
        identifier.identifier.nameText, as: value, annotation: annotation, in: block,
        at: place ?? block, from: offset, isAlternative: isAlternative)
    }
    if let tuple = pattern.as(TuplePatternSyntax.self), value?.count == 1,
      let values = value?.first?.as(TupleExprSyntax.self)?.elements,
      values.count == tuple.elements.count
    {
      for (element, value) in zip(tuple.elements, values) {
        declare(
          element.pattern, as: [value.expression], in: block, at: place, from: offset,
          isAlternative: isAlternative)
      }
      return
    }
    declareUnknown(pattern, in: block, from: offset)
  }

  /// Declares all names in a pattern, without values.
  mutating func declareUnknown(
    _ pattern: some SyntaxProtocol, in block: Int, from offset: Int
  ) {
    for name in pattern.namesInPattern {
      declareUnknown(name.nameText, in: block, from: offset)
    }
  }

  /// Notes a property that may be the identifier of a segue.
  mutating func enter(_ access: MemberAccessExprSyntax, in block: Int) {
    visit(access.base, in: block)
    guard access.declName.baseName.text == "identifier" else { return }
    noteIdentifier(ExprSyntax(access), in: block)
  }

  /// Notes a name that may be the identifier of a segue.
  mutating func enter(_ name: DeclReferenceExprSyntax, in block: Int) {
    guard name.parent?.is(KeyPathPropertyComponentSyntax.self) != true else { return }
    noteIdentifier(ExprSyntax(name), in: block)
  }

  private mutating func noteIdentifier(_ syntax: ExprSyntax, in block: Int) {
    guard blocks.function(of: block).seesSegue else { return }
    found.identifiers.append(UseCandidates.Identifier(syntax: syntax, block: block))
  }

  /// Notes the assignment of a value to a local variable, or to another target.
  mutating func assign(_ value: [ExprSyntax], to target: ExprSyntax, in block: Int) {
    guard let name = target.as(DeclReferenceExprSyntax.self) else {
      if let tuple = target.as(TupleExprSyntax.self) {
        for element in tuple.elements { changed(element.expression, in: block) }
      }
      return
    }
    assign(value, to: name.baseName, in: block)
  }

  /// Notes a change of a local variable that is not followed.
  mutating func changed(_ target: ExprSyntax, in block: Int) {
    guard let name = target.as(DeclReferenceExprSyntax.self) else {
      return visit(target, in: block)
    }
    assign([], to: name.baseName, in: block)
  }

  private mutating func assign(_ value: [ExprSyntax], to name: TokenSyntax, in block: Int) {
    assignments.append(
      Assignment(
        name: name,
        source: LocalName.Source(
          value: .code(value), block: block, offset: name.endPosition.utf8Offset)))
  }

  /// Gives each variable the values that are assigned to it: their declarations are known by now.
  mutating func resolveAssignments() {
    for assignment in assignments {
      let source = assignment.source
      guard let local = blocks.local(assignment.name, in: source.block) else { continue }
      if case .code(let code) = source.value, code.isEmpty {
        blocks.locals[local].isUnknown = true
      } else {
        blocks.locals[local].sources.append(source)
      }
    }
    for index in blocks.locals.indices where blocks.locals[index].sources.count > 1 {
      blocks.locals[index].sources.sort { $0.offset < $1.offset }
    }
    blocks.noteReplacements()
  }
}
