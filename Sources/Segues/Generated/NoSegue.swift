#if !SEGUES_NO_CONTROLLERS
/// The segues of a class that has none: there is no value of it.
///
/// Each class has its own, so that the methods of a subclass are not taken for its superclass's.
///
/// It is not an enumeration without cases, because the compiler warns in every function that takes one,
/// those of `@SegueSource` among them.
public struct _NoSegue<Source>: Sendable {
  private init() {}

  @usableFromInline
  func unreachable() -> Never { fatalError("nothing makes a _NoSegue") }
}

/// The segues of a class that has none, without their values.
public struct _NoSegueID<Source>: StoryboardSegueID {
  private init() {}

  /// Empty.
  public static var allCases: [_NoSegueID<Source>] { [] }

  /// Nil: there are none.
  ///
  /// - Parameter rawValue: The segue's identifier in the storyboard.
  public init?(rawValue: String) { return nil }

  /// Empty, and never called.
  public var rawValue: String { "" }
}

extension StoryboardSegues where Segue == _NoSegue<Self>, ID == _NoSegueID<Self> {
  /// Never called.
  public static func _id(of segue: _NoSegue<Self>) -> _NoSegueID<Self> { segue.unreachable() }

  /// Nil, and never called.
  public static func _segueWithoutValue(_ id: _NoSegueID<Self>) -> _NoSegue<Self>? { nil }

  /// Never called.
  public static func _handOver(_ segue: _NoSegue<Self>, by handover: inout _SegueHandover) {}

  /// Never called.
  public static func _destination(of id: _NoSegueID<Self>) -> _SegueController.Type {
    _SegueController.self
  }
}
#endif
