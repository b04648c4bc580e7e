/// How far an expression is followed from one declaration to the next.
///
/// Constants may be defined by each other, and each may name several others, so depth alone doesn't limit the work.
struct EvaluationLimit: Hashable, Sendable {
  private var steps = 16
  private var branches = 1024

  var isReached: Bool { steps == 0 || branches == 0 }

  /// The limit for an expression that this one leads to.
  var next: EvaluationLimit {
    var limit = self
    limit.steps -= 1
    return limit
  }

  /// The limit for each of several parts.
  func shared(by parts: Int) -> EvaluationLimit {
    var limit = self
    limit.branches /= max(1, parts)
    return limit
  }
}
