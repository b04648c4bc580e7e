/// The systems on which the condition of an `#if` may hold, and those on which it may fail.
///
/// A condition that depends on something else, such as `DEBUG`, may do both on any system.
package struct CompilationCondition: Hashable, Sendable {
  package var holds: Systems = .all
  package var fails: Systems = .all

  package init() {}

  /// Creates the condition that holds on some systems and fails on all others.
  package init(only systems: Systems) {
    holds = systems
    fails = Systems.all.subtracting(systems)
  }

  package var negated: CompilationCondition {
    var condition = CompilationCondition()
    condition.holds = fails
    condition.fails = holds
    return condition
  }

  package func and(_ other: CompilationCondition) -> CompilationCondition {
    var condition = self
    condition.holds.formIntersection(other.holds)
    condition.fails.formUnion(other.fails)
    return condition
  }

  package func or(_ other: CompilationCondition) -> CompilationCondition {
    negated.and(other.negated).negated
  }
}
