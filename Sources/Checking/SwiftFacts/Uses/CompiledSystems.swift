internal import SourceFacts
internal import SwiftSyntax

/// The systems that code is compiled for, by the branches of `#if` that it is in.
struct CompiledSystems {
  /// Those of each branch that was looked up, with the others of its `#if`.
  private var branches: [SyntaxIdentifier: Systems] = [:]

  mutating func at(_ node: some SyntaxProtocol) -> Systems {
    var systems = Systems.all
    var current = node.parent
    while let ancestor = current {
      if let branch = ancestor.as(IfConfigClauseSyntax.self) {
        systems.formIntersection(at(branch))
      }
      current = ancestor.parent
    }
    return systems
  }

  /// A branch is compiled if its condition holds, and all before it fail.
  private mutating func at(_ branch: IfConfigClauseSyntax) -> Systems {
    if let known = branches[branch.id] { return known }
    var left = Systems.all
    for branch in branch.parent?.as(IfConfigClauseListSyntax.self) ?? [] {
      let condition = branch.condition.map(CompilationCondition.init)
      branches[branch.id] = left.intersection(condition?.holds ?? .all)
      left.formIntersection(condition?.fails ?? [])
    }
    return branches[branch.id] ?? .all
  }
}
