/// The segues of a generated ``StoryboardSegues`` without their values.
public protocol StoryboardSegueID: SegueIdentifying {}

// Where all segues have identifiers, these are the cases' raw values.
extension StoryboardSegueID where Self: RawRepresentable, RawValue == String {
  /// The segue with an identifier; nil where the class has none such.
  ///
  /// - Parameter identifier: The segue's identifier in the storyboard.
  @inlinable
  public init?(identifier: String) {
    self.init(rawValue: identifier)
  }

  /// The segue's identifier in the storyboard.
  @inlinable public var identifier: String? { rawValue }
}

/// The segues of a class that has none.
public enum NoSegueID: StoryboardSegueID {
  /// Nil: there are none.
  ///
  /// - Parameter identifier: The segue's identifier in the storyboard.
  @inlinable
  public init?(identifier: String) { return nil }

  /// Never called.
  @inlinable public var identifier: String? { switch self {} }
}

extension StoryboardSegues where Segue == Never, ID == NoSegueID {
  /// Empty, always.
  @inlinable public static var slot: SegueSlot<Never> {
    get { SegueSlot() }
    set {}
  }

  /// Never called.
  @inlinable
  public static func id(of segue: Never) -> NoSegueID {}

  /// Never called.
  @inlinable
  public static func segueWithoutValue(_ id: NoSegueID) -> Never? { switch id {} }

  /// Never called.
  @inlinable
  public static func handOver(_ segue: Never, by handover: inout SegueHandover) {}

  /// Never called.
  @inlinable
  public static func destination(of id: NoSegueID) -> UIViewController.Type { switch id {} }
}
