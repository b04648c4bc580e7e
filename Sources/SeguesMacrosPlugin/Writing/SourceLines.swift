internal import SwiftSyntaxMacros

/// The lines of the user's cases, which code that can fail is written to stand on.
struct SourceLines {
  private var lines: [String: SourceLine] = [:]

  init(of cases: [SegueCase], in context: some MacroExpansionContext) {
    for segue in cases { lines[segue.name] = SourceLine(of: segue.node, in: context) }
  }

  /// One line of code whose errors appear where the user wrote the case.
  func at(_ segue: SegueCase, _ code: String) -> String {
    lines[segue.name]?.wrapping(code) ?? code
  }
}
