#if !SEGUES_NO_CONTROLLERS
/// The segues of a class that has none.
///
/// No value of this type is ever created.
///
/// Each class gets its own type, so that a subclass's methods can't be mistaken for its
/// superclass's.
///
/// This isn't an enum without cases because the compiler would warn in every function that takes
/// one, including the functions that `@SegueSource` writes.
public struct _NoSegue<Source>: Sendable {
  private init() {}

  @usableFromInline
  func unreachable() -> Never { fatalError("nothing makes a _NoSegue") }
}

/// The names of the segues of a class that has none.
public struct _NoSegueID<Source>: StoryboardSegueID {
  private init() {}

  /// Empty.
  public static var allCases: [_NoSegueID<Source>] { [] }

  /// Always nil.
  ///
  /// - Parameter rawValue: The segue's identifier in the storyboard.
  public init?(rawValue: String) { return nil }

  /// Always empty; never called.
  public var rawValue: String { "" }
}
#endif
