#if !SEGUES_NO_CONTROLLERS
public import Foundation

/// One value on its way to its destination: into its initializer, through `configure(with:)`, or to the
/// method that an unwind segue ends in.
@MainActor
public struct _SegueHandover {
  /// The segue that is being prepared.
  @usableFromInline let segue: _StoryboardSegue?
  /// The archive that a segue action makes its destination from.
  @usableFromInline let coder: NSCoder?
  private let id: any SegueIdentifying
  private let source: _SegueController
  private let made: ObjectIdentifier?
  /// What a segue action made.
  public private(set) var created: _SegueController?

  /// To the destination of a segue that is being prepared.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - made: What a segue action made for it, with its input already.
  ///   - name: Which segue it is.
  ///   - source: The controller whose segue it is.
  public init(
    through segue: _StoryboardSegue, made: ObjectIdentifier?, name: any SegueIdentifying,
    by source: _SegueController
  ) {
    self.segue = segue
    coder = nil
    id = name
    self.source = source
    self.made = made
  }

  /// To a destination that a segue action makes.
  ///
  /// - Parameters:
  ///   - coder: The storyboard's archive.
  ///   - name: Which segue it is.
  ///   - source: The controller whose segue it is.
  public init(
    creatingFrom coder: NSCoder, name: any SegueIdentifying, by source: _SegueController
  ) {
    segue = nil
    self.coder = coder
    id = name
    self.source = source
    made = nil
  }

  /// To a child that a container has already.
  ///
  /// - Parameters:
  ///   - container: The container, whose relationship it is.
  ///   - name: Which relationship it is.
  public init(toChildrenOf container: _SegueController, name: any SegueIdentifying) {
    segue = nil
    coder = nil
    id = name
    source = container
    made = nil
  }
}

// The straight way to a destination is inlinable, and so compiled into the app for its own types: in
// code that is generic over them each segue would look them up, at thousands of instructions.
extension _SegueHandover {
  /// The destination, or nil after the failure was reported; nil too where a segue action makes it.
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
      ?? ContainerSearch(in: source.searchedContents)
    if case .found(let found) = search { return found }
    report(search.reason, expected: "\(destination)")
    return nil
  }

  @usableFromInline
  func wasMade(_ controller: _SegueController) -> Bool {
    made == ObjectIdentifier(controller)
  }

  @usableFromInline
  mutating func create(_ controller: _SegueController?) {
    created = controller
  }

  /// Makes a destination that only a segue action can make, or checks that one did.
  ///
  /// The code of an app that has hosting controllers calls this for them: this module doesn't import SwiftUI,
  /// because every app that imports it would link SwiftUI then.
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
