#if !SEGUES_NO_CONTROLLERS
/// The names of a controller's segues, without their values, as `segues generate` writes them.
///
/// The type can replace the handwritten enum of a ``SegueHandler``:
///
/// ```swift
/// final class PillsViewController: UIViewController, SegueHandler {
///   typealias SegueIdentifier = PillsViewControllerSegues.ID
/// }
/// ```
///
/// The raw value is the segue's identifier, or empty if it has none.
public protocol StoryboardSegueID: SegueIdentifying, RawRepresentable where RawValue == String {
  /// Returns the name of a segue; nil if the segue isn't one of the class's.
  @MainActor static func id(for segue: _StoryboardSegue) -> Self?
}

// This extension must not provide a `rawValue` based on the identifier, because an enum would then
// use that one instead of the raw values of its cases.
extension StoryboardSegueID {
  /// Finds the segue with an identifier; nil if the class has no such segue.
  ///
  /// - Parameter identifier: The segue's identifier in the storyboard.
  @inlinable
  public init?(identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.init(rawValue: identifier)
  }

  /// The segue's identifier in the storyboard; nil if it has none.
  @inlinable public var identifier: String? { rawValue.isEmpty ? nil : rawValue }

  /// Returns the name of a segue by its identifier.
  @inlinable
  @MainActor
  public static func id(for segue: _StoryboardSegue) -> Self? {
    segue.identifier.flatMap { Self(identifier: $0) }
  }
}

extension SegueHandler where SegueIdentifier: StoryboardSegueID {
  /// Identifies one of this controller's segues.
  ///
  /// A segue that was added to the storyboard after the code was generated is reported as a
  /// ``SegueFailure``. Then a fatal error stops the process, because no case can be returned.
  ///
  /// - Parameter segue: The segue that `prepare(for:sender:)` received.
  /// - Returns: The segue's case. Segues without an identifier are told apart by their
  ///   destinations.
  public func segueIdentifier(for segue: _StoryboardSegue) -> SegueIdentifier {
    if let id = SegueIdentifier.id(for: segue) { return id }
    let identifiers = SegueIdentifier.allCases.compactMap(\.identifier)
    fatalError(reportUnknown(segue, identifiers: identifiers).description)
  }
}
#endif
