internal import SwiftSyntax

/// The walk through a file that finds the blocks of its functions, and candidates for calls, comparisons and casts.
///
/// The nodes left to visit are in an array, so that no nesting is too deep. The order of visits does not matter,
/// because positions are compared by their offsets. Each kind of node that matters has a function `enter`. It declares
/// names, adds blocks with the conditions known in them, and visits the parts of the node in the right blocks.
struct UseWalk {
  let source: SourceText
  let words: NavigationWordOffsets
  var blocks = UseBlocks()
  var found = UseCandidates()
  var assignments: [Assignment] = []
  private var pending: [(node: Syntax, block: Int)] = []

  init(_ file: SourceFileSyntax, in source: SourceText) {
    self.source = source
    words = NavigationWordOffsets(in: source.condensed)
    visit(file.statements, in: blocks.addRoot(of: UseFunction()))
    while let next = pending.popLast() { enter(next.node, in: next.block) }
    blocks.seal()
    resolveAssignments()
  }

  /// Visits a node later.
  mutating func visit(_ node: (some SyntaxProtocol)?, in block: Int) {
    if let node { pending.append((Syntax(node), block)) }
  }

  /// Whether comparisons in a block may be with a segue's identifier or a restoration identifier.
  func mayCompare(in block: Int) -> Bool { words.restore || blocks.function(of: block).seesSegue }

  private mutating func enter(_ node: Syntax, in block: Int) {
    switch node.as(SyntaxEnum.self) {
    case .token, .attributeList, .declModifierList, .typeAnnotation, .importDecl, .patternExpr,
      .genericParameterClause, .genericWhereClause, .inheritanceClause, .typeExpr, .missingExpr,
      .stringSegment, .identifierPattern, .operatorDecl, .precedenceGroupDecl:
      break
    case .ifConfigClause(let clause) where clause.isNeverCompiled: break
    case .classDecl(let type): enter(type, named: [type.name.nameText], in: block)
    case .structDecl(let type): enter(type, named: [type.name.nameText], in: block)
    case .enumDecl(let type): enter(type, named: [type.name.nameText], in: block)
    case .actorDecl(let type): enter(type, named: [type.name.nameText], in: block)
    case .protocolDecl(let type): enter(type, named: [type.name.nameText], in: block)
    case .extensionDecl(let type):
      let written = TypeText.path(of: type.extendedType)
      enter(type, named: written ?? [type.extendedType.code], in: block)
    case .functionDecl(let function): enter(function, in: block)
    case .initializerDecl(let initializer): enter(initializer, in: block)
    case .subscriptDecl(let subscripted): enter(subscripted, in: block)
    case .deinitializerDecl(let deinitializer): enter(deinitializer, in: block)
    case .variableDecl(let variable): enter(variable, in: block)
    case .accessorBlock(let accessors):
      for name in ["newValue", "oldValue"] { declareUnknown(name, in: block, from: 0) }
      visit(accessors.accessors, in: block)
    case .accessorDecl(let accessor): enter(accessor, in: block)
    case .codeBlock(let code):
      visit(code.statements, in: blocks.addBlock(in: block, at: code.position.utf8Offset))
    case .codeBlockItemList(let statements): enter(statements, in: block)
    case .ifExpr(let condition): enter(condition, in: block)
    case .guardStmt(let condition): enter(condition, in: block, until: Int.max)
    case .conditionElementList(let conditions): enter(conditions, in: block, until: Int.max)
    case .forStmt(let loop): enter(loop, in: block)
    // A `defer` sees the values that are assigned after it, as code in a loop does.
    case .whileStmt, .repeatStmt, .deferStmt:
      let offset = node.position.utf8Offset
      visitChildren(of: node, in: blocks.addBlock(in: block, at: offset, isRepeated: true))
    case .catchClause(let clause): enter(clause, in: block)
    case .switchExpr(let choice): enter(choice, in: block)
    case .closureExpr(let closure): enter(closure, in: block)
    case .sequenceExpr(let sequence): enter(sequence, in: block)
    case .functionCallExpr(let call): enter(call, in: block)
    case .keyPathExpr(let path): enter(path, in: block)
    case .memberAccessExpr(let access): enter(access, in: block)
    case .declReferenceExpr(let name): enter(name, in: block)
    case .inOutExpr(let argument): changed(argument.expression, in: block)
    default: visitChildren(of: node, in: block)
    }
  }

  mutating func visitChildren(of node: some SyntaxProtocol, in block: Int) {
    for child in node.children(viewMode: .sourceAccurate) where child.kind != .token {
      visit(child, in: block)
    }
  }
}
