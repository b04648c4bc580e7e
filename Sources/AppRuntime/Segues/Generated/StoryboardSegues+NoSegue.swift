#if !SEGUES_NO_CONTROLLERS
extension StoryboardSegues where Segue == _NoSegue<Self>, ID == _NoSegueID<Self> {
  /// Never called.
  public static func _id(of segue: _NoSegue<Self>) -> _NoSegueID<Self> { segue.unreachable() }

  /// Always nil; never called.
  public static func _segueWithoutValue(_ id: _NoSegueID<Self>) -> _NoSegue<Self>? { nil }

  /// Never called.
  public static func _handOver(_ segue: _NoSegue<Self>, by handover: inout _SegueHandover) {}

  /// Never called.
  public static func _destination(of id: _NoSegueID<Self>) -> _SegueController.Type {
    _SegueController.self
  }
}

extension StoryboardSegues where ChildSegue == _NoSegue<Self> {
  /// Never called, because the class has no children.
  @inlinable
  public static func _segue(of child: _NoSegue<Self>) -> Segue { child.unreachable() }
}
#endif
