internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// The class's methods that answer with the value of a segue, such as `devicesInput(from:)`.
///
/// They are looked for in the class's body, which is all that a macro sees.
struct Answers {
  private var methods: [FunctionDeclSyntax]

  init(in members: MemberBlockItemListSyntax) {
    methods = members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter { method in
      method.name.text.trimmingBackticks.hasSuffix("Input")
        && method.signature.parameterClause.parameters.map(\.firstName.text) == ["from"]
        && method.signature.parameterClause.parameters.first?.type.trimmedDescription == "Any?"
    }
  }

  /// The methods' names.
  var names: Set<String> { Set(methods.map(\.name.text.trimmingBackticks)) }

  /// Reports segues that need an answer and have none, and methods that no segue asks.
  func reportMismatches(
    with cases: [SegueCase], of declaration: ClassDeclSyntax, in context: some MacroExpansionContext
  ) {
    for segue in cases where segue.needsAnswer && !names.contains(segue.answerName) {
      let method = "func \(segue.answerName)(from sender: Any?) -> \(segue.answerType)"
      context.report(
        .answerMissing(segue.plainName, method: method), at: segue.node,
        fixIts: [.adding(method, to: declaration)])
    }
    let asked = Set(cases.filter { !$0.values.isEmpty || $0.isFaulty }.map(\.answerName))
    for method in methods where !asked.contains(method.name.text.trimmingBackticks) {
      // A superclass's segue may ask it.
      if method.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) { continue }
      context.report(
        .answerToNothing(
          method.name.text.trimmingBackticks, cases: cases.filter { !$0.values.isEmpty }),
        at: method.name)
    }
  }
}

extension FixIt {
  /// Adds a method to the end of a class.
  fileprivate static func adding(_ method: String, to declaration: ClassDeclSyntax) -> FixIt {
    let block = declaration.memberBlock
    let outer = declaration.leadingTrivia.indentation
    let item = MemberBlockItemSyntax(
      decl: DeclSyntax(
        "\n\n\(raw: outer)  \(raw: method) {\n\(raw: outer)    <#code#>\n\(raw: outer)  }"))
    let changed = block.with(\.members, block.members + [item]).closed(indentedBy: outer)
    return FixIt(
      message: SegueFixIt(message: "add '\(method)'"),
      changes: [.replace(oldNode: Syntax(block), newNode: Syntax(changed))])
  }
}
