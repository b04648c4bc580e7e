#if !SEGUES_NO_CONTROLLERS
/// The segues of a generated ``StoryboardSegues`` without their values.
///
/// It stands in for the enum of a ``SegueHandler``, which then has no identifier that is written by
/// hand:
///
/// ```swift
/// final class PillsViewController: UIViewController, SegueHandler {
///   typealias SegueIdentifier = PillsViewControllerSegues.ID
/// }
/// ```
///
/// A raw value is an identifier, and empty where the segue has none.
public protocol StoryboardSegueID: SegueIdentifying, RawRepresentable where RawValue == String {
  /// Which segue it is; nil where it is none of the class's.
  @MainActor static func id(for segue: _StoryboardSegue) -> Self?
}

// There is no `rawValue` here that would be made of the identifier: an enumeration with raw values would
// take it in place of its own.
extension StoryboardSegueID {
  /// The segue with an identifier; nil where the class has none such.
  ///
  /// - Parameter identifier: The segue's identifier in the storyboard.
  @inlinable
  public init?(identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.init(rawValue: identifier)
  }

  /// The segue's identifier in the storyboard; nil where it has none.
  @inlinable public var identifier: String? { rawValue.isEmpty ? nil : rawValue }

  /// The segue with the identifier.
  @inlinable
  @MainActor
  public static func id(for segue: _StoryboardSegue) -> Self? {
    segue.identifier.flatMap { Self(identifier: $0) }
  }
}

extension SegueHandler where SegueIdentifier: StoryboardSegueID {
  /// Which of this controller's segues a segue is.
  ///
  /// One that the storyboard did not have when the code was generated is reported as a
  /// ``SegueFailure``; there is no case to go on with then, and the process ends.
  ///
  /// - Parameter segue: The segue, as `prepare(for:sender:)` got it.
  /// - Returns: The segue's case; those without an identifier are told apart by their destinations.
  public func segueIdentifier(for segue: _StoryboardSegue) -> SegueIdentifier {
    if let id = SegueIdentifier.id(for: segue) { return id }
    let identifiers = SegueIdentifier.allCases.compactMap(\.identifier)
    fatalError(reportUnknown(segue, identifiers: identifiers).description)
  }
}
#endif
