internal import SourceFacts
internal import SwiftSyntax

/// The systems that code is compiled for, by the branches of `#if` that it is in.
struct CompiledSystems {
  /// The systems of each branch that was looked up, and of the other branches of its `#if`.
  private var branches: [SyntaxIdentifier: Systems] = [:]

  mutating func at(_ node: some SyntaxProtocol) -> Systems {
    var current = node.parent
    while let ancestor = current {
      if let branch = ancestor.as(IfConfigClauseSyntax.self) { return inside(branch) }
      current = ancestor.parent
    }
    return .all
  }

  /// The systems of the code in a branch: its condition holds, and all before it fail.
  private mutating func inside(_ branch: IfConfigClauseSyntax) -> Systems {
    if let known = branches[branch.id] { return known }
    var left = at(branch)
    for branch in branch.parent?.as(IfConfigClauseListSyntax.self) ?? [] {
      let condition = branch.condition.map(CompilationCondition.init)
      branches[branch.id] = left.intersection(condition?.holds ?? .all)
      left.formIntersection(condition?.fails ?? [])
    }
    return branches[branch.id] ?? .all
  }
}
