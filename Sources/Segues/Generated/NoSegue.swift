/// The segues of a class that has none: there is no value of it.
///
/// No enumeration without cases, for of those the compiler warns in every function that takes one,
/// those of `@SegueSource` among them.
public struct NoSegue: Sendable {
  private init() {}

  @usableFromInline
  func unreachable() -> Never { fatalError("nothing makes a NoSegue") }
}

/// The segues of a class that has none, without their values.
public struct NoSegueID: StoryboardSegueID {
  private init() {}

  /// Empty.
  public static var allCases: [NoSegueID] { [] }

  /// Nil: there are none.
  ///
  /// - Parameter identifier: The segue's identifier in the storyboard.
  public init?(identifier: String) { return nil }

  /// Nil, and never called.
  public var identifier: String? { nil }
}

extension StoryboardSegues where Segue == NoSegue, ID == NoSegueID {
  /// Empty, always.
  public static var slot: SegueSlot<NoSegue> {
    get { SegueSlot() }
    set {}
  }

  /// Never called.
  public static func id(of segue: NoSegue) -> NoSegueID { segue.unreachable() }

  /// Nil, and never called.
  public static func segueWithoutValue(_ id: NoSegueID) -> NoSegue? { nil }

  /// Never called.
  public static func handOver(_ segue: NoSegue, by handover: inout SegueHandover) {}

  /// Never called.
  public static func destination(of id: NoSegueID) -> UIViewController.Type {
    UIViewController.self
  }
}
