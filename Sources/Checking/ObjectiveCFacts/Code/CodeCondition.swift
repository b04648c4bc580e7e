internal import SourceFacts

/// The knowledge about a segue at some place in the code, from the conditions before it.
struct CodeKnowledge {
  var guards: [IdentifierGuard] = []
  var types: [TypeGuard] = []
  /// The paths from the segue to objects that were asked for a method or for an unknown class.
  ///
  /// A cast of such an object is conditional: `respondsToSelector:` may have been false.
  var tested: [[String]] = []

  /// Adds more, up to a limit: forgetting is safe, and real code never nests this many conditions.
  mutating func add(_ more: CodeKnowledge) {
    if guards.count + more.guards.count <= 64 { guards += more.guards }
    if types.count + more.types.count <= 16 { types += more.types }
    for way in more.tested where tested.count < 16 && !tested.contains(way) { tested.append(way) }
  }
}

/// The knowledge that follows from a condition being true, and from its being false.
struct CodeCondition {
  var whenTrue = CodeKnowledge()
  var whenFalse = CodeKnowledge()

  var negated: CodeCondition { CodeCondition(whenTrue: whenFalse, whenFalse: whenTrue) }

  /// The knowledge that remains if the condition is compared with something unknown.
  var forgotten: CodeCondition {
    let tested = CodeKnowledge(tested: whenTrue.tested + whenFalse.tested)
    return CodeCondition(whenTrue: tested, whenFalse: tested)
  }

  /// The condition that both are true.
  static func and(_ left: CodeCondition, _ right: CodeCondition) -> CodeCondition {
    CodeCondition(
      whenTrue: both(left.whenTrue, right.whenTrue),
      whenFalse: either(left.whenFalse, right.whenFalse))
  }

  /// The condition that at least one of them is true.
  static func or(_ left: CodeCondition, _ right: CodeCondition) -> CodeCondition {
    CodeCondition(
      whenTrue: either(left.whenTrue, right.whenTrue),
      whenFalse: both(left.whenFalse, right.whenFalse))
  }

  private static func both(_ left: CodeKnowledge, _ right: CodeKnowledge) -> CodeKnowledge {
    var result = left
    result.add(right)
    return result
  }

  /// Returns the knowledge that follows if at least one of two conditions holds: the identifier is
  /// one of the values of both together.
  private static func either(_ left: CodeKnowledge, _ right: CodeKnowledge) -> CodeKnowledge {
    var result = CodeKnowledge()
    result.add(CodeKnowledge(tested: left.tested + right.tested))
    guard left.guards.count == 1, right.guards.count == 1,
      left.guards[0].subject == right.guards[0].subject, !left.guards[0].isNegated,
      !right.guards[0].isNegated, left.guards[0].values.count + right.guards[0].values.count <= 64
    else { return result }
    result.guards = [
      IdentifierGuard(
        values: left.guards[0].values + right.guards[0].values, isNegated: false,
        subject: left.guards[0].subject)
    ]
    return result
  }
}
