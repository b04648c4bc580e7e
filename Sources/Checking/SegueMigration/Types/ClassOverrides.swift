internal import SwiftSyntax

/// The overrides of `prepare(for:sender:)` and `shouldPerformSegue(withIdentifier:sender:)` in a
/// class's body.
///
/// `@SegueSource` writes them, unless the class has its own. Such a method then needs a call of the
/// library.
struct ClassOverrides {
  let prepare: FunctionDeclSyntax?
  let shouldPerform: FunctionDeclSyntax?
  private let source: ParsedSource

  init(in declaration: ClassDeclaration) {
    source = declaration.source
    let functions = declaration.node.memberBlock.members.compactMap {
      $0.decl.as(FunctionDeclSyntax.self)
    }
    func override(_ name: String, _ label: String) -> FunctionDeclSyntax? {
      functions.first { function in
        function.name.text == name && function.body != nil
          && function.modifiers.contains { $0.name.text == "override" }
          && function.signature.parameterClause.parameters.map(\.firstName.text)
            == [label, "sender"]
      }
    }
    prepare = override("prepare", "for")
    shouldPerform = override("shouldPerformSegue", "withIdentifier")
  }

  func contain(_ offset: Int) -> Bool {
    [prepare, shouldPerform].contains { $0?.range.contains(offset) == true }
  }

  /// Adds the call that asks for the values of the segues, and cancels those without one.
  func routeShouldPerform(_ edits: inout ByteEdits) {
    guard let shouldPerform, let body = shouldPerform.body, let first = body.statements.first
    else { return }
    let (identifier, sender) = Self.parameters(of: shouldPerform, "identifier", &edits)
    let call = "guard shouldRoute(\(identifier), sender: \(sender)) else { return false }"
    // With a statement before it, a single expression isn't returned implicitly.
    insert([call], into: body, before: first, &edits)
    // An `if` or `switch` that returns nothing is the value itself.
    let isValue =
      first.item.is(ExprSyntax.self)
      || first.item.is(ExpressionStmtSyntax.self)
        && !first.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
    if body.statements.count == 1, isValue {
      edits.insert("return ", at: first.start)
    }
  }

  /// Adds the call that passes values to destinations.
  ///
  /// - Parameters:
  ///   - isReminding: Whether to add a reminder that the class still sets up segues itself.
  ///   - edits: The edits of the file.
  func routePrepare(isReminding: Bool, _ edits: inout ByteEdits) {
    guard let prepare, let body = prepare.body else { return }
    let (segue, sender) = Self.parameters(of: prepare, "segue", &edits)
    let call = "route(\(segue), sender: \(sender))"
    guard let first = body.statements.first else {
      return edits.insert(" \(call) ", at: body.leftBrace.end)
    }
    let reminder =
      "#warning(\"the segues marked @Untyped are set up here: give their destinations an input\")"
    insert(isReminding ? [reminder, call] : [call], into: body, before: first, &edits)
  }

  /// Inserts lines before the first statement of a body, and before the comments that describe it.
  private func insert(
    _ lines: [String], into body: CodeBlockSyntax, before first: CodeBlockItemSyntax,
    _ edits: inout ByteEdits
  ) {
    guard source.beginsLine(first.start) else {
      return edits.insert(lines.map { $0 + "; " }.joined(), at: first.start)
    }
    let separator = source.lineEnd + source.indentation(at: first.start)
    let brace = body.leftBrace
    // A comment that begins after the brace may end on another line.
    if brace.trailingTrivia.allSatisfy(\.isWhitespace) {
      edits.insert(lines.map { separator + $0 }.joined(), at: brace.end)
    } else {
      edits.insert(lines.map { $0 + separator }.joined(), at: first.start)
    }
  }

  /// Returns the names of a method's parameters, and gives names to those that have none.
  private static func parameters(
    of function: FunctionDeclSyntax, _ first: String, _ edits: inout ByteEdits
  ) -> (String, String) {
    var names: [String] = []
    for (parameter, name) in zip(
      function.signature.parameterClause.parameters, [first, "sender"])
    {
      let own = parameter.secondName ?? parameter.firstName
      if own.text == "_" {
        let isLabel = parameter.firstName.text == name
        edits.replace((isLabel ? parameter.firstName : own).start..<own.end, with: name)
      }
      names.append(own.text == "_" ? name : own.text)
    }
    return (names[0], names[1])
  }
}
