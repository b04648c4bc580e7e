internal import SwiftSyntax

/// Collects the `switch` statements without a `default` that list certain cases and no others.
///
/// Such a `switch` doesn't compile any more if its enum gets more cases.
final class CompleteSwitches: SyntaxVisitor {
  private let names: Set<String>
  private(set) var found: [SwitchExprSyntax] = []

  init(listing names: Set<String>, in source: ParsedSource) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.members(listedIn: node) == names { found.append(node) }
    return .visitChildren
  }

  /// Returns the names in patterns such as `.show`, `.show?` or `Name.show`; nil if the `switch`
  /// has a `default`.
  private static func members(listedIn node: SwitchExprSyntax) -> Set<String>? {
    var members: Set<String> = []
    for element in node.cases {
      guard case .switchCase(let part) = element, case .case(let label) = part.label else {
        return nil
      }
      for item in label.caseItems {
        let words = item.pattern.trimmedDescription.split(separator: ".").last ?? ""
        members.insert(words.filter { $0 != "?" && $0 != "`" })
      }
    }
    return members.subtracting(["nil", "none"])
  }
}
