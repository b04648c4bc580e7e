internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// The class's methods that supply a segue's value, such as `devicesInput(from:)`.
///
/// Only the class's body is searched, because a macro sees nothing else.
struct Answers {
  private var methods: [FunctionDeclSyntax]
  /// Methods that have an answer's name but take a different parameter.
  private var namesakes: [FunctionDeclSyntax]

  init(in members: MemberBlockItemListSyntax) {
    let candidates = members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter {
      $0.plainName.hasSuffix("Input") && !$0.signature.parameterClause.parameters.isEmpty
    }
    methods = candidates.filter(\.takesSender)
    namesakes = candidates.filter { !$0.takesSender }
  }

  /// The names of the methods that can be called for a segue.
  func names(for cases: [SegueCase]) -> Set<String> {
    let nilAnswers = cases.compactMap { segue in nilAnswer(to: segue)?.plainName }
    return Set(methods.map(\.plainName)).subtracting(nilAnswers)
  }

  /// The method that returns an optional, although its segue can't be vetoed.
  private func nilAnswer(to segue: SegueCase) -> FunctionDeclSyntax? {
    guard segue.needsAnswer, !segue.isVetoable else { return nil }
    return methods.first {
      $0.plainName == segue.answerName
        && $0.signature.returnClause?.type.trimmedDescription == segue.optionalAnswerType
    }
  }

  /// Reports segues whose answer is missing, and answer methods that no segue calls.
  func reportMismatches(
    with cases: [SegueCase], of declaration: ClassDeclSyntax, in context: some MacroExpansionContext
  ) {
    let names = Set(methods.map(\.plainName))
    for segue in cases where segue.needsAnswer && !names.contains(segue.answerName) {
      context.report(
        .answerMissing(segue.plainName, method: segue.answer), at: segue.node,
        fixIts: [.adding(segue.answer, to: declaration)])
    }
    for segue in cases {
      guard let type = nilAnswer(to: segue)?.signature.returnClause?.type else { continue }
      context.report(
        .answerIsOptional(segue.plainName, type: segue.answerType), at: type,
        fixIts: [.replacing(type, with: segue.answerType)])
    }
    let asked = cases.filter { !$0.values.isEmpty || $0.isFaulty }
    for method in methods where !asked.contains(where: { $0.answerName == method.plainName }) {
      // The method may belong to a segue of a superclass.
      if method.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) { continue }
      context.report(
        .answerToNothing(method.plainName, cases: cases.filter { !$0.values.isEmpty }),
        at: method.name)
    }
    for method in namesakes where !names.contains(method.plainName) {
      guard let segue = asked.first(where: { $0.answerName == method.plainName }) else { continue }
      context.report(.answerTakesNoSender(method.plainName, as: segue.answer), at: method.name)
    }
  }
}

extension FunctionDeclSyntax {
  fileprivate var plainName: String { name.text.trimmingBackticks }

  /// Whether the parameter is `from sender: Any?`, as an answer requires.
  fileprivate var takesSender: Bool {
    let parameters = signature.parameterClause.parameters
    return parameters.map(\.firstName.text) == ["from"]
      && parameters.first?.type.trimmedDescription == "Any?"
  }
}

extension FixIt {
  /// Replaces a type.
  fileprivate static func replacing(_ type: TypeSyntax, with name: String) -> FixIt {
    let changed = TypeSyntax("\(raw: name)")
      .with(\.leadingTrivia, type.leadingTrivia).with(\.trailingTrivia, type.trailingTrivia)
    return FixIt("return '\(name)'", replacing: type, with: changed)
  }

  /// Adds a method to the end of a class.
  fileprivate static func adding(_ method: String, to declaration: ClassDeclSyntax) -> FixIt {
    let block = declaration.memberBlock
    let outer = declaration.leadingTrivia.indentation
    let item = MemberBlockItemSyntax(
      decl: DeclSyntax(
        "\n\n\(raw: outer)  \(raw: method) {\n\(raw: outer)    <#code#>\n\(raw: outer)  }"))
    let changed = block.with(\.members, block.members + [item]).closed(indentedBy: outer)
    return FixIt("add '\(method)'", replacing: block, with: changed)
  }
}
