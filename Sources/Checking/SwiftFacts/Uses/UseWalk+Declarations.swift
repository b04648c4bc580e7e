internal import SourceFacts
internal import SwiftSyntax

extension UseWalk {
  /// Enters a type.
  ///
  /// Its functions don't see the locals declared around it.
  mutating func enter(
    _ type: some DeclGroupSyntax, named path: [String], in block: Int
  ) {
    guard words.occur(in: type) else { return }
    var function = UseFunction()
    function.context.type = blocks.function(of: block).context.type + path
    visit(type.memberBlock.members, in: blocks.addRoot(of: function))
  }

  mutating func enter(_ declaration: FunctionDeclSyntax, in block: Int) {
    let name = declaration.name.nameText
    // In its whole block, a local function hides methods of its name.
    if blocks.function(of: block).isBody { declareUnknown(name, in: block, from: 0) }
    enter(
      declaration, named: name, declaration.signature.parameterClause.parameters,
      body: declaration.body, in: block)
  }

  mutating func enter(_ declaration: InitializerDeclSyntax, in block: Int) {
    enter(
      declaration, named: "init", declaration.signature.parameterClause.parameters,
      body: declaration.body, in: block)
  }

  mutating func enter(_ declaration: SubscriptDeclSyntax, in block: Int) {
    enter(
      declaration, named: "subscript", declaration.parameterClause.parameters,
      body: declaration.accessorBlock, in: block)
  }

  mutating func enter(_ declaration: DeinitializerDeclSyntax, in block: Int) {
    var function = blocks.function(of: block)
    guard let body = declaration.body, words.occur(in: declaration) else { return }
    function.context.function = "deinit"
    function.isBody = true
    visit(body, in: blocks.addRoot(of: function))
  }

  private mutating func enter(
    _ declaration: some WithAttributesSyntax & WithGenericParametersSyntax & WithModifiersSyntax,
    named name: String, _ parameters: FunctionParameterListSyntax, body: (some SyntaxProtocol)?,
    in block: Int
  ) {
    let around = blocks.function(of: block)
    // A nested function may change what the one around it uses.
    guard around.isBody || words.occur(in: declaration) else { return }
    var function = UseFunction(declaration, named: name, parameters, in: around, source)
    function.context.localTypes += body?.as(CodeBlockSyntax.self)?.namesOfTypes ?? []
    let root = blocks.addRoot(
      of: function, in: around.isBody ? block : nil, at: declaration.position.utf8Offset)
    for (index, parameter) in parameters.enumerated() {
      let value: Expression =
        function.segueParameters.contains(index) ? .segue([]) : .parameter(index)
      blocks.declare(
        (parameter.secondName ?? parameter.firstName).nameText, in: root, from: 0,
        source: LocalName.Source(value: .expression(value), block: root, offset: 0))
      visit(parameter.defaultValue, in: root)
    }
    visit(body, in: root)
  }

  /// Enters a variable: a member of a type or file, or a local variable of a function.
  mutating func enter(_ variable: VariableDeclSyntax, in block: Int) {
    let around = blocks.function(of: block)
    if around.isBody { return enterLocal(variable, in: block) }
    guard words.occur(in: variable) else { return }
    for binding in variable.bindings {
      var function = around
      function.isBody = true
      function.context.isStatic = Modifiers(variable.modifiers).isStatic
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        function.context.function = name.identifier.nameText
      }
      let root = blocks.addRoot(of: function)
      visit(binding.initializer, in: root)
      visit(binding.accessorBlock, in: root)
    }
  }

  /// Enters an accessor.
  ///
  /// The name of its parameter hides a member of that name: `set(id)`.
  mutating func enter(_ accessor: AccessorDeclSyntax, in block: Int) {
    let inner = blocks.addBlock(in: block, at: accessor.position.utf8Offset)
    if let name = accessor.parameters?.name {
      declareUnknown(name.nameText, in: inner, from: 0)
    }
    visit(accessor.body, in: inner)
  }

  private mutating func enterLocal(_ variable: VariableDeclSyntax, in block: Int) {
    let isAlternative = variable.parent?.parent?.parent?.is(IfConfigClauseSyntax.self) == true
    for binding in variable.bindings {
      let end = binding.endPosition.utf8Offset
      if binding.accessorBlock != nil, binding.initializer == nil {
        declareUnknown(binding.pattern, in: block, from: end)
      } else {
        declare(
          binding.pattern, as: (binding.initializer?.value).map { [$0] },
          annotation: binding.typeAnnotation?.type, in: block, from: end,
          isAlternative: isAlternative)
      }
      visit(binding.initializer, in: block)
      guard let accessors = binding.accessorBlock else { continue }
      // Accessors may run after the code that follows them.
      visit(accessors, in: blocks.addBlock(in: block, at: end, isRepeated: true))
    }
  }

  /// Enters a closure.
  ///
  /// Its parameters are unknown.
  mutating func enter(_ closure: ClosureExprSyntax, in block: Int) {
    let inner = blocks.addBlock(
      in: block, at: closure.position.utf8Offset, isRepeated: true)
    if let signature = closure.signature {
      if let captures = signature.capture { declare(captures, in: inner, around: block) }
      switch signature.parameterClause {
      case .simpleInput(let parameters)?:
        for parameter in parameters {
          declareUnknown(parameter.name.nameText, in: inner, from: 0)
        }
      case .parameterClause(let clause)?:
        for parameter in clause.parameters {
          let name = parameter.secondName ?? parameter.firstName
          declareUnknown(name.nameText, in: inner, from: 0)
        }
      case nil: break
      }
    }
    visit(closure.statements, in: inner)
  }

  /// `[weak self, list = segue.destination]`: the initial values are seen from outside.
  private mutating func declare(
    _ captures: ClosureCaptureClauseSyntax, in inner: Int, around block: Int
  ) {
    for capture in captures.items {
      var name: String?
      for child in capture.children(viewMode: .sourceAccurate) {
        let value =
          child.as(InitializerClauseSyntax.self)?.value ?? child.as(ExprSyntax.self)
        if let value, let name {
          declare(name, as: [value], in: inner, at: block, from: 0)
          visit(value, in: block)
        } else if let token = child.as(TokenSyntax.self), case .identifier = token.tokenKind {
          name = token.nameText
        }
      }
    }
  }
}

extension CodeBlockSyntax {
  /// The names of the types and aliases that the block itself declares.
  fileprivate var namesOfTypes: [String] {
    statements.compactMap { statement in
      guard case .decl(let declaration) = statement.item else { return nil }
      return switch declaration.as(DeclSyntaxEnum.self) {
      case .typeAliasDecl(let type): type.name.nameText
      case .actorDecl(let type): type.name.nameText
      case .classDecl(let type): type.name.nameText
      case .enumDecl(let type): type.name.nameText
      case .structDecl(let type): type.name.nameText
      default: nil
      }
    }
  }
}
