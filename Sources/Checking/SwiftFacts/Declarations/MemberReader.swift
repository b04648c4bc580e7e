internal import SelectorNames
internal import SourceFacts
internal import SwiftSyntax

/// Reads the members of types, and variables, functions and aliases outside types.
struct MemberReader {
  let source: SourceText

  func pass(in scope: Scope = Scope()) -> ExpressionPass { ExpressionPass(source, in: scope) }

  // MARK: Methods

  func method(_ function: FunctionDeclSyntax, of owner: TypeFact?) -> MethodFact {
    let attributes = Attributes(function.attributes)
    let modifiers = Modifiers(function.modifiers)
    let parameters = function.signature.parameterClause.parameters
    let name = function.name.nameText
    let labels = parameters.map { $0.firstName.nameText }
    let parts = labels.map { $0 == "_" ? nil : $0 }
    var fact = MethodFact(
      name: name,
      selector: attributes.objectiveCName ?? SelectorName.derived(base: name, labels: parts),
      position: source.position(of: function.name))
    fact.labels = labels
    if let first = parameters.first, first.secondName == nil, labels[0] != "_",
      attributes.objectiveCName == nil
    {
      // Before Swift 3, the first parameter had no label.
      fact.legacySelector = SelectorName.derived(base: name, labels: [nil] + parts.dropFirst())
    }
    fact.isStatic = modifiers.isStatic
    fact.isOverride = modifiers.isOverride
    fact.isAction = attributes.contains("IBAction")
    fact.isSegueAction = attributes.contains("IBSegueAction")
    fact.isExposed =
      fact.isAction || fact.isSegueAction || modifiers.isDynamic || attributes.contains("objc")
    fact.isHidden = Self.hides(modifiers, attributes, of: owner)
    if let body = function.body { read(body, of: function, into: &fact) }
    if let type = function.signature.returnClause?.type {
      let written = TypeText.written(type)
      if !["Void", "()"].contains(written) { fact.returnType = written }
      if let body = function.body, Relevance.mayMatter(type, written), isShort(body) {
        let scope = Scope(parameters: parameters, isStatic: modifiers.isStatic)
        fact.result = pass(in: scope).result(of: body.statements)
      }
    }
    return fact
  }

  private func read(
    _ body: CodeBlockSyntax, of function: FunctionDeclSyntax, into fact: inout MethodFact
  ) {
    fact.end = source.position(of: body.rightBrace)
    let calls = source.calls(ofMethodNamedAt: function.name)
    fact.calls = calls.own
    fact.callsSuper = calls.toSuper.contains(fact.name)
    if fact.name == "prepare", fact.labels == ["for", "sender"] {
      fact.isUnroutedPrepare = !body.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .keyword(.super) || $0.tokenKind == .identifier("route")
      }
    }
    if !RestorationWords.deciding.isDisjoint(with: fact.labels) {
      fact.refusesState = body.statements.onlyReturnFalse
    }
  }

  /// Whether `@objcMembers` doesn't expose a member with some modifiers and attributes.
  private static func hides(
    _ modifiers: Modifiers, _ attributes: Attributes, of owner: TypeFact?
  ) -> Bool {
    // The members of a private extension are private, but those of a private class aren't.
    let isInPrivateExtension = owner.map { $0.kind == .extension && $0.isPrivate } ?? false
    return modifiers.isPrivate || isInPrivateExtension || attributes.contains("nonobjc")
  }

  private func isShort(_ body: some SyntaxProtocol) -> Bool {
    source.length(of: body) < Relevance.longestBody
  }

  func alias(_ alias: TypeAliasDeclSyntax) -> AliasFact {
    AliasFact(
      name: alias.name.nameText,
      type: TypeText.names(of: alias.initializer.value).joined(separator: " & "))
  }

  // MARK: Properties

  func read(
    _ variable: VariableDeclSyntax, of owner: TypeFact?, into members: inout Members
  ) {
    let attributes = Attributes(variable.attributes)
    let modifiers = Modifiers(variable.modifiers)
    for binding in variable.bindings {
      let annotation = Self.annotation(of: binding, in: variable)
      let type = annotation.map { ($0.type, TypeText.written($0.type)) }
      for name in Self.names(in: binding.pattern) {
        var fact = PropertyFact(name: name.nameText, position: source.position(of: name))
        fact.type = type?.1
        fact.isStatic = modifiers.isStatic
        fact.isOverride = modifiers.isOverride
        fact.isOutlet = attributes.contains("IBOutlet")
        fact.isNilAtFirst =
          annotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
          && binding.initializer == nil && binding.accessorBlock == nil
        fact.isExposed = modifiers.isDynamic || Self.exposing.contains(where: attributes.contains)
        fact.isHidden = Self.hides(modifiers, attributes, of: owner)
        fact.objectiveCName = attributes.objectiveCName
        fact.isReadOnly =
          variable.bindingSpecifier.tokenKind == .keyword(.let)
          || Self.hasOnlyGetter(binding.accessorBlock)
        // A property wrapper may give another value.
        let isWrapped = !fact.isReadOnly && attributes.mayWrapProperty
        if binding.pattern.is(IdentifierPatternSyntax.self), owner?.kind != .protocol, !isWrapped {
          fact.value = value(of: binding, type, isStatic: modifiers.isStatic)
          if fact.value != nil, let getter = Self.getter(binding.accessorBlock) {
            fact.results = pass(in: Scope(isStatic: modifiers.isStatic))
              .resultsByCase(of: getter)
          }
        }
        members.properties.append(fact)
      }
    }
  }

  private static func annotation(
    of binding: PatternBindingSyntax, in variable: VariableDeclSyntax
  ) -> TypeAnnotationSyntax? {
    if binding.typeAnnotation != nil || binding.initializer != nil { return binding.typeAnnotation }
    // In `var a, b: String`, the type of `a` is written after `b`.
    return variable.bindings.drop { $0.id != binding.id }.lazy.compactMap(\.typeAnnotation).first
  }

  private func value(
    of binding: PatternBindingSyntax, _ type: (TypeSyntax, written: String)?, isStatic: Bool
  ) -> Expression? {
    if let (type, written) = type, !Relevance.mayMatter(type, written) { return nil }
    let scope = Scope(isStatic: isStatic)
    if let initial = binding.initializer?.value {
      return Relevance.mayMatter(initial) ? pass(in: scope).read(initial) : nil
    }
    guard let getter = Self.getter(binding.accessorBlock), isShort(getter) else { return nil }
    return pass(in: scope).result(of: getter)
  }

  private static func getter(_ block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
    switch block?.accessors {
    case .getter(let statements): statements
    case .accessors(let list):
      list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    case nil: nil
    }
  }

  private static func hasOnlyGetter(_ block: AccessorBlockSyntax?) -> Bool {
    switch block?.accessors {
    case .getter: true
    case .accessors(let list):
      // A property with `_read`, `_modify`, `willSet` or `didSet` can be assigned.
      list.allSatisfy { $0.accessorSpecifier.tokenKind == .keyword(.get) } && !list.isEmpty
    case nil: false
    }
  }

  private static func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      return [identifier.identifier]
    }
    // `let (a, (b, c)) = …`
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
  }

  private static let exposing = [
    "objc", "IBOutlet", "IBInspectable", "NSManaged", "GKInspectable",
  ]
}

extension CodeBlockItemListSyntax {
  /// Whether the only statement is `false` or `return false`.
  fileprivate var onlyReturnFalse: Bool {
    only?.value?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false)
  }
}

extension CodeBlockItemSyntax {
  /// The expression that the statement is.
  var expression: ExprSyntax? {
    item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
  }

  /// The value of a statement that is an expression or a `return`.
  var value: ExprSyntax? { expression ?? item.as(ReturnStmtSyntax.self)?.expression }
}
