internal import SwiftSyntaxMacros

/// The lines of the user's cases, for written code that may fail to compile.
struct SourceLines {
  private var lines: [String: SourceLine] = [:]

  init(of cases: [SegueCase], in context: some MacroExpansionContext) {
    for segue in cases { lines[segue.name] = SourceLine(of: segue.node, in: context) }
  }

  /// Wraps one line of code so that its errors appear at the user's case.
  func at(_ segue: SegueCase, _ code: String) -> String {
    lines[segue.name]?.wrapping(code) ?? code
  }
}
