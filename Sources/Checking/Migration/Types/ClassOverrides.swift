internal import SwiftSyntax

/// The overrides in a class's body that decide about its segues.
///
/// `@SegueSource` writes them, unless the class has its own. These need a call of the library then.
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

  /// Whether an offset is in one of the overrides.
  func contain(_ offset: Int) -> Bool {
    [prepare, shouldPerform].contains { $0?.range.contains(offset) == true }
  }

  /// Adds the call that asks for the values of the segues, and cancels those without one.
  func routeShouldPerform(_ edits: inout ByteEdits) {
    guard let shouldPerform, let first = shouldPerform.body?.statements.first else { return }
    let (identifier, sender) = Self.parameters(of: shouldPerform)
    let call = "guard shouldRoute(\(identifier), sender: \(sender)) else { return false }"
    // Behind another statement, Swift doesn't return a single expression implicitly.
    let isResult = shouldPerform.body?.statements.count == 1 && first.item.is(ExprSyntax.self)
    edits.insert(
      call + separator(before: first) + (isResult ? "return " : ""), at: first.start)
  }

  /// Adds the call that hands over values.
  ///
  /// - Parameters:
  ///   - isReminding: Whether to add a reminder that the class still sets up segues itself.
  ///   - edits: The edits of the file.
  func routePrepare(isReminding: Bool, _ edits: inout ByteEdits) {
    guard let prepare, let body = prepare.body else { return }
    let (segue, sender) = Self.parameters(of: prepare)
    let call = "route(\(segue), sender: \(sender))"
    guard let first = body.statements.first else {
      return edits.insert(" \(call) ", at: body.leftBrace.end)
    }
    let reminder =
      "#warning(\"the segues marked @Untyped are set up here: give their destinations an input\")"
      + source.lineEnd + source.indentation(at: first.start)
    edits.insert(
      (isReminding ? reminder : "") + call + separator(before: first), at: first.start)
  }

  private func separator(before statement: CodeBlockItemSyntax) -> String {
    source.beginsLine(statement.start)
      ? source.lineEnd + source.indentation(at: statement.start) : "; "
  }

  private static func parameters(of function: FunctionDeclSyntax) -> (String, String) {
    let names = function.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    return (names.first ?? "", names.last ?? "sender")
  }
}
