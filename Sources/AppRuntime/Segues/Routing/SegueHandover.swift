#if !SEGUES_NO_CONTROLLERS
public import Foundation

/// A value on its way to a destination: to the destination's initializer, to its `configure(with:)`,
/// or to the method that an unwind segue calls.
@MainActor
public struct _SegueHandover {
  /// The segue that is being prepared.
  @usableFromInline let segue: _StoryboardSegue?
  /// The coder from which a segue action creates its destination.
  @usableFromInline let coder: NSCoder?
  /// Whether the segue action creates a container's child, for which no segue is prepared.
  @usableFromInline let isChild: Bool
  private let id: any SegueIdentifying
  private let source: _SegueController
  /// The controller that a segue action already created, if any.
  private let made: ObjectIdentifier?
  /// The controller that this handover created, for the segue action that returns it.
  public private(set) var created: _SegueController?

  /// Creates a handover to a segue's destination or, without a segue, to a container's child.
  ///
  /// - Parameters:
  ///   - segue: The segue that is being prepared.
  ///   - made: The controller that a segue action created for the segue.
  ///   - coder: The storyboard's archive, if a segue action is creating the destination.
  ///   - isChild: Whether the segue action creates a container's child.
  ///   - name: The segue's name.
  ///   - source: The segue's source controller, or the container.
  @usableFromInline
  init(
    through segue: _StoryboardSegue? = nil, made: ObjectIdentifier? = nil,
    creatingFrom coder: NSCoder? = nil, isChild: Bool = false, name: any SegueIdentifying,
    by source: _SegueController
  ) {
    self.segue = segue
    self.made = made
    self.coder = coder
    self.isChild = isChild
    id = name
    self.source = source
  }
}

// The common path to a destination is inlinable, so that it is specialized for the app's own types.
// Generic code would look these types up for each segue, which costs thousands of instructions.
extension _SegueHandover {
  /// Returns the destination.
  ///
  /// Returns nil if a segue action creates it, or after a failure was reported.
  @inlinable
  func located<Destination: _SegueController>(_ destination: Destination.Type) -> Destination? {
    if let found = segue?.destination as? Destination { return found }
    return searched(destination)
  }

  @usableFromInline
  func searched<Destination: _SegueController>(_ destination: Destination.Type) -> Destination? {
    if coder != nil { return nil }
    let search =
      segue.map { ContainerSearch<Destination>(from: $0.destination) }
      ?? ContainerSearch(inside: source)
    if case .found(let found) = search { return found }
    report(search.reason, expected: "\(destination)")
    return nil
  }

  /// Whether a segue action created the controller, with its input if its initializer takes one.
  @usableFromInline
  func wasMade(_ controller: _SegueController) -> Bool {
    made == ObjectIdentifier(controller)
  }

  /// Sets ``created``, which inlinable code can't set itself.
  @usableFromInline
  mutating func create(_ controller: _SegueController?) {
    created = controller
  }

  /// Creates a destination in a segue action, or checks that a segue action created it.
  ///
  /// An app's generated code calls this for hosting controllers. This module doesn't import
  /// SwiftUI, because every app that imports it would then link SwiftUI.
  @inlinable
  public mutating func hand<Destination: _SegueController>(
    to destination: Destination.Type, making make: (NSCoder) -> Destination?
  ) {
    if let coder {
      create(make(coder))
    } else if let found = located(destination), !wasMade(found) {
      reportNotMade("\(destination)")
    }
  }

  @usableFromInline
  func reportNotMade(_ destination: String) {
    report(
      .segueActionMissing, expected: "a \(destination) made by a segue action, with its input")
  }

  private func report(_ reason: SegueFailure.Reason, expected: String) {
    let found =
      segue?.destination.searchedPath
      ?? _SegueController.searchedPath(of: source.searchedContents)
    SegueFailure(
      reason, controller: source, segue: id.name, expected: expected, found: found,
      identifiers: id.declaredIdentifiers
    ).report()
  }
}
#endif
