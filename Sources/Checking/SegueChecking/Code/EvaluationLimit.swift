/// A limit on the work of evaluating an expression whose constants are defined by other constants.
///
/// A constant may name several others, so limiting the depth is not enough.
struct EvaluationLimit: Hashable, Sendable {
  private var steps = 16
  private var branches = 1024

  var isReached: Bool { steps == 0 || branches == 0 }

  /// The limit for an expression to which the current one leads.
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
