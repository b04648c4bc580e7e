internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxMacros

extension MacroExpansionContext {
  /// Reports a diagnostic at a node of the user's source.
  func report(_ diagnostic: SegueDiagnostic, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
    diagnose(Diagnostic(node: Syntax(node), message: diagnostic, fixIts: fixIts))
  }
}
