/// The segues of a class that has none: there is no value of it.
///
/// Each class has its own, so that the methods of a subclass are not taken for its superclass's.
///
/// No enumeration without cases, for of those the compiler warns in every function that takes one,
/// those of `@SegueSource` among them.
public struct NoSegue<Source>: Sendable {
  private init() {}

  @usableFromInline
  func unreachable() -> Never { fatalError("nothing makes a NoSegue") }
}

/// The segues of a class that has none, without their values.
public struct NoSegueID<Source>: StoryboardSegueID {
  private init() {}

  /// Empty.
  public static var allCases: [NoSegueID<Source>] { [] }

  /// Nil: there are none.
  ///
  /// - Parameter rawValue: The segue's identifier in the storyboard.
  public init?(rawValue: String) { return nil }

  /// Empty, and never called.
  public var rawValue: String { "" }
}

extension StoryboardSegues where Segue == NoSegue<Self>, ID == NoSegueID<Self> {
  /// Empty, always.
  public static var slot: SegueSlot<NoSegue<Self>> {
    get { SegueSlot() }
    set {}
  }

  /// Never called.
  public static func id(of segue: NoSegue<Self>) -> NoSegueID<Self> { segue.unreachable() }

  /// Nil, and never called.
  public static func segueWithoutValue(_ id: NoSegueID<Self>) -> NoSegue<Self>? { nil }

  /// Never called.
  public static func handOver(_ segue: NoSegue<Self>, by handover: inout SegueHandover) {}

  /// Never called.
  public static func destination(of id: NoSegueID<Self>) -> UIViewController.Type {
    UIViewController.self
  }
}
