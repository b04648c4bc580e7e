internal import SegueChecking
internal import SwiftSyntax

/// Rewrites the comparisons of a class's segue identifiers in one file.
///
/// A `switch` over the identifier, or a chain of `if`s, becomes an exhaustive `switch`. Any other
/// comparison of the identifier becomes a comparison of the case. A literal that is compared in any
/// other way becomes the raw value of its case, which changes nothing at run time.
struct ComparisonRewriting {
  let cases: SegueCases
  let source: ParsedSource
  /// The names of the cases, by the offset of the value that means the case.
  private(set) var names: [Int: String] = [:]
  /// The offsets of all values that identifiers are compared with, sorted.
  private var offsets: [Int] = []

  init(_ uses: [ComparisonUse], _ cases: SegueCases, in source: ParsedSource) {
    self.cases = cases
    self.source = source
    for use in uses {
      guard let token = source.token(at: use.location) else { continue }
      offsets.append(token.start)
      if let name = use.identifier.single.flatMap(cases.name) { names[token.start] = name }
    }
    offsets.sort()
  }

  func rewrite(_ edits: inout ByteEdits) {
    var handled: Set<Int> = []
    var switches: Set<SyntaxIdentifier> = []
    var chains: Set<SyntaxIdentifier> = []
    for offset in offsets {
      guard let token = source.tree.token(at: AbsolutePosition(utf8Offset: offset)) else {
        continue
      }
      if let item = token.nearest(SwitchCaseItemSyntax.self), item.pattern.start == offset,
        let node = item.nearest(SwitchExprSyntax.self)
      {
        if switches.insert(node.id).inserted,
          let rewriting = SwitchRewriting(node, names, cases, in: source)
        {
          edits.add(rewriting.edits)
          handled.formUnion(rewriting.handled)
        }
      } else if let node = token.chosenIf?.firstOfChain, chains.insert(node.id).inserted,
        let chain = ChainRewriting(node, names, cases, in: source)
      {
        edits.add(chain.edits)
        handled.formUnion(chain.handled)
      }
    }
    for (offset, name) in names.sorted(by: { $0.key < $1.key }) where !handled.contains(offset) {
      rewriteAlone(at: offset, name, &edits)
    }
  }

  private func rewriteAlone(at offset: Int, _ name: String, _ edits: inout ByteEdits) {
    guard let token = source.tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return }
    if let comparison = IdentifierComparison(of: token), let segue = SegueSubject(around: token),
      segue.isIdentifier(comparison.subject)
    {
      edits.replace(comparison.subject.range, with: segue.query)
      edits.replace(comparison.value.range, with: ".\(name)")
    } else if let literal = token.nearest(StringLiteralExprSyntax.self), literal.start == offset {
      edits.replace(literal.range, with: SegueCases.rawValue(of: name))
    }
  }
}
