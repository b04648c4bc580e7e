/// What `segue(for:sender:)` says of a segue that a control fires.
public enum SegueAnswer<Segue> {
  case value(Segue)
  /// The hook answered nil.
  case veto
  /// The class has no hook.
  case noHook
  /// The hook answered with another segue, which was reported.
  case mismatch

  /// The answer of a class's own hook.
  public init(_ answer: Segue?) {
    self = answer.map(Self.value) ?? .veto
  }

  /// The answer where the class has none.
  public init(_ answer: NoSegueHook) {
    self = .noHook
  }
}

/// What stands in for the answer of a hook that a class does not have.
public struct NoSegueHook {}

extension SegueSource {
  /// Found by the written code where the class has no hook and needs none.
  @_disfavoredOverload
  public func segue<ID: SegueHookOptional>(for id: ID, sender: Any?) -> NoSegueHook {
    NoSegueHook()
  }

  /// Found by the written code where the class has no hook and needs one.
  @available(
    *, unavailable,
    message: """
      the storyboard fires this segue and its destination takes a value: add \
      'func segue(for id: SegueID, sender: Any?) -> Segue?' to the class, and answer with it
      """
  )
  @_disfavoredOverload
  public func segue<ID: SegueHookRequiring, Segue>(for id: ID, sender: Any?) -> Segue? {
    nil
  }
}
