internal import SourceFacts
internal import SwiftSyntax

/// Finds the tokens that the parser skipped or added to make sense of the code.
struct SyntaxProblems {
  let source: SourceText
  private(set) var problems: [SourceFacts.Problem] = []
  private var budget = 20_000

  /// The maximum number of problems to report; more wouldn't help.
  private static let most = 5

  init(_ file: SourceFileSyntax, in source: SourceText) {
    self.source = source
    if file.hasError { look(at: Syntax(file)) }
  }

  /// Looks into the branches of the tree that have an error in them, without recursion.
  private mutating func look(at root: Syntax) {
    var rest = [root]
    while let node = rest.popLast(), problems.count < Self.most, budget > 0 {
      budget -= 1
      if let token = node.as(TokenSyntax.self) {
        if token.presence == .missing {
          add("“\(token.text)” is missing here", at: node)
        } else if token.hasError {
          add("“\(source.excerpt(of: token))” is not Swift", at: node)
        }
      } else if node.is(UnexpectedNodesSyntax.self) {
        add("“\(source.excerpt(of: node))” is not expected here", at: node)
      } else {
        let children = node.children(viewMode: .all).filter { $0.hasError }
        rest.append(contentsOf: children.reversed())
      }
    }
  }

  private mutating func add(_ message: String, at node: Syntax) {
    let position = source.position(of: node)
    guard problems.last?.position != position else { return }
    problems.append(SourceFacts.Problem(message: message, position: position))
  }
}
