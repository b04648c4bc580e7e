internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// The segues of a class with an `enum Segue`.
struct DeclaredSegues {
  let source: SourceClass
  let cases: [SegueCase]
  /// The names of the methods that supply a segue's value.
  let answers: Set<String>

  /// Reads the class, and reports its mistakes.
  ///
  /// - Throws: A mistake that leaves nothing to write.
  init(
    of declaration: ClassDeclSyntax, isRoot: Bool, in context: some MacroExpansionContext
  ) throws(SegueDiagnostic) {
    let segues = try declaration.declaredSegues()
    source = SourceClass(
      declaration, segueLevel: AccessLevel(segues.modifiers), isRoot: isRoot, in: context)
    cases = SegueCaseReader(context: context).cases(of: segues)
    let answers = Answers(in: declaration.memberBlock.members)
    answers.reportMismatches(with: cases, of: declaration, in: context)
    self.answers = answers.names(for: cases)
  }

  var relationships: [SegueCase] { cases.filter { $0.kind == .relationship } }
}
