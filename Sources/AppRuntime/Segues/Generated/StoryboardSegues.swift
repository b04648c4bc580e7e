#if !SEGUES_NO_CONTROLLERS
public import Foundation

/// The segues of one controller class.
///
/// For a class `ListViewController`, `segues generate` writes an `enum ListViewControllerSegues`;
/// in a class with an `enum Segue`, `@SegueSource` writes one.
///
/// `@SegueSource` also gives the class members that call this type. A class without the macro calls
/// ``perform(_:from:sender:)``, and calls ``route(_:sender:from:)`` in its `prepare(for:sender:)`.
///
/// Requirements that begin with an underscore are for generated code. Apps don't call them.
@MainActor
public protocol StoryboardSegues {
  /// The segues, each with its destination's input.
  associatedtype Segue
  /// The child controllers that the storyboard creates together with a container.
  associatedtype ChildSegue = _NoSegue<Self>
  /// The names of the segues, without their values.
  associatedtype ID: SegueIdentifying

  /// The segues without an identifier, which are told apart by their destinations' classes.
  static var _unnamed: [ID] { get }
  /// The storyboards' description of the segues, for audits and tools.
  static var _declarations: [_SegueDeclaration] { get }

  /// Converts a child to a segue.
  static func _segue(of child: ChildSegue) -> Segue
  /// The name of a segue.
  static func _id(of segue: Segue) -> ID
  /// Returns a segue that has no value; nil for a segue that has one.
  static func _segueWithoutValue(_ id: ID) -> Segue?
  /// Hands a segue's value to its destination.
  static func _handOver(_ segue: Segue, by handover: inout _SegueHandover)
  /// The class that a segue leads to.
  static func _destination(of id: ID) -> _SegueController.Type
  /// The kind of a segue, such as an embed.
  static func _kind(of id: ID) -> _SegueDeclaration.Kind
  /// The value that the source supplies for a segue fired by a control or by the storyboard.
  static func _answer(
    to id: ID, from source: _SegueController, sender: Any?
  ) -> _SegueAnswer<Segue>
}

/// The protocol, under a name that doesn't clash with an app's own types.
public typealias _StoryboardSegues = StoryboardSegues

// The common path is inlinable throughout, so that it is specialized for the app's own types.
// Generic code would look these types up for each segue, which costs thousands of instructions.
extension StoryboardSegues {
  /// The default: no segue lacks an identifier.
  @inlinable public static var _unnamed: [ID] { [] }

  /// The default: every segue has an identifier.
  @inlinable
  public static func _kind(of id: ID) -> _SegueDeclaration.Kind { .named }

  /// The default: no control fires a segue that has a value.
  @inlinable
  public static func _answer(
    to id: ID, from source: _SegueController, sender: Any?
  ) -> _SegueAnswer<Segue> {
    .none
  }

  /// The declarations derived from the type's other members, in the order of `ID`'s cases.
  public static var _declarations: [_SegueDeclaration] {
    ID.allCases.map { id in
      _SegueDeclaration(
        "\(id)", _kind(of: id), identifier: id.identifier, to: _destination(of: id),
        hasValue: _segueWithoutValue(id) == nil)
    }
  }

  /// Performs a segue and hands the case's value to its destination.
  ///
  /// If code can't perform the segue (an embed, for example), or if the controller was not created
  /// from a storyboard, a ``SegueFailure`` is reported.
  ///
  /// - Parameters:
  ///   - segue: The segue, with its value.
  ///   - source: The segue's source controller.
  ///   - sender: The sender, passed on unchanged.
  @inlinable
  public static func perform(
    _ segue: Segue, from source: _SegueController, sender: Any? = nil
  ) {
    let id = _id(of: segue)
    let kind = _kind(of: id)
    guard let identifier = id.identifier, kind != .embed, kind != .relationship,
      source.isFromStoryboard
    else {
      return _SegueRouting.reportNotPerformed(id, by: source)
    }
    var value = segue
    let mayBeBroughtToFront = _destination(of: id).mayBeBroughtToFront(by: source)
    let isRouted = SeguesInFlight.perform(
      &value, identifier, from: source, sender: sender, level: ObjectIdentifier(Self.self))
    if !isRouted, !mayBeBroughtToFront {
      _SegueRouting.reportNotRouted(id, kind, to: _destination(of: id), by: source)
    }
  }

  /// Hands the value of a segue's case to its destination.
  ///
  /// A segue without a case is left alone, unless its destination needs an input: then a
  /// ``SegueFailure`` is reported.
  ///
  /// - Parameters:
  ///   - segue: The segue that `prepare(for:sender:)` received.
  ///   - sender: The sender that `prepare(for:sender:)` received.
  ///   - source: The segue's source controller.
  /// - Returns: The segue with its value; nil if it is not one of this class, or if its value is
  ///   missing.
  @discardableResult
  public static func route(
    _ segue: _StoryboardSegue, sender: Any?, from source: _SegueController
  ) -> Segue? {
    if !_route(segue, sender: sender, from: source) {
      _SegueRouting.checkUnlisted(segue, from: source)
    }
    return SeguesInFlight.routedValue(of: segue, level: ObjectIdentifier(Self.self))
  }

  /// Hands a segue's value to its destination, whichever class of the hierarchy declares the segue.
  @inlinable
  public static func _prepare<Source: SegueSource>(
    _ segue: _StoryboardSegue, sender: Any?, by source: Source
  ) {
    if !SeguesInFlight.isRouted(segue), !source._routeSegue(segue, sender: sender) {
      _SegueRouting.checkUnlisted(segue, from: source)
    }
  }

  /// Hands a segue's value to its destination, whichever class of the hierarchy declares the segue.
  ///
  /// - Returns: The segue with its value, if it is one of this class.
  public static func _prepared<Source: SegueSource>(
    _ segue: _StoryboardSegue, sender: Any?, by source: Source
  ) -> Segue? {
    _prepare(segue, sender: sender, by: source)
    return SeguesInFlight.routedValue(of: segue, level: ObjectIdentifier(Self.self))
  }

  /// Hands the value of a segue's case to its destination; false if the class has no case for it.
  @inlinable
  public static func _route(
    _ segue: _StoryboardSegue, sender: Any?, from source: _SegueController
  ) -> Bool {
    let value: Segue
    let made: ObjectIdentifier?
    let level = ObjectIdentifier(Self.self)
    switch SeguesInFlight.take(segue, by: source, level: level) {
    case .taken(let pointer, let creation):
      value = pointer.assumingMemoryBound(to: Segue.self).pointee
      made = creation
    case .ofAnotherLevel: return false
    case .none:
      guard let id = _id(for: segue) else { return false }
      guard let answered = answered(id, sender: sender, from: source) else {
        // The failure was reported, so another call of `route` must not ask again.
        SeguesInFlight.remember(segue, routedWith: ())
        return true
      }
      (value, made) = answered
      SeguesInFlight.remember(segue, routedWith: value)
    }
    var handover = _SegueHandover(through: segue, made: made, name: _id(of: value), by: source)
    _handOver(value, by: &handover)
    return true
  }

  /// The value that the source supplies for a segue that code doesn't perform, and the controller
  /// that a segue action created.
  ///
  /// The source may have answered already: in `shouldPerformSegue` for the same sender, or in a segue action. A segue
  /// action may not receive the sender.
  @usableFromInline
  static func answered(
    _ id: ID, sender: Any?, from source: _SegueController
  ) -> (Segue, ObjectIdentifier?)? {
    let level = ObjectIdentifier(Self.self)
    if let answer = SeguesInFlight.answer(to: id, by: source, level: level),
      answer.made != nil || answer.sender == SeguesInFlight.identity(of: sender),
      let value = answer.value as? Segue
    {
      SeguesInFlight.answered = nil
      return (value, answer.made)
    }
    return value(of: id, sender: sender, from: source).map { ($0, nil) }
  }

  /// Returns the segue, and asks the source for its value if it has one; nil after a failure was reported.
  private static func value(
    of id: ID, sender: Any?, from source: _SegueController
  ) -> Segue? {
    if let segue = _segueWithoutValue(id) { return segue }
    switch _answer(to: id, from: source, sender: sender) {
    case .value(let segue): return segue
    case .veto: _SegueRouting.report(.answerTooLate, id, by: source)
    case .none: _SegueRouting.report(.answerMissing, id, by: source)
    }
    return nil
  }

  /// Whether a control may fire a segue.
  ///
  /// The source vetoes it by answering nil.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - sender: The control that fires it.
  ///   - source: The segue's source controller.
  /// - Returns: The result for `shouldPerformSegue(withIdentifier:sender:)`.
  public static func shouldRoute(
    _ identifier: String, sender: Any?, from source: _SegueController
  ) -> Bool {
    _shouldRoute(identifier, sender: sender, from: source) ?? true
  }

  /// Whether a control may fire a segue; nil if it is not one of this class's segues.
  public static func _shouldRoute(
    _ identifier: String, sender: Any?, from source: _SegueController
  ) -> Bool? {
    guard let id = ID(identifier: identifier) else { return nil }
    // The answer for an embed can't be nil.
    guard _kind(of: id) != .embed else { return true }
    switch _answer(to: id, from: source, sender: sender) {
    case .veto: return false
    case .none: return true
    case .value(let segue):
      SeguesInFlight.keep(
        AnsweredSegue(
          segue, to: id, by: source, level: ObjectIdentifier(Self.self), sender: sender))
      return true
    }
  }

  /// Creates a segue's destination with its input, in a segue action.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - coder: The coder that the segue action received.
  ///   - source: The controller that has the segue action.
  ///   - sender: The sender, if the segue action receives one.
  /// - Returns: The destination; nil after a failure was reported because the value is missing.
  public static func makeDestination<Destination: _SegueController>(
    _ segue: _CreatedSegue<ID, Destination>, from coder: NSCoder, of source: _SegueController,
    sender: Any? = nil
  ) -> Destination? {
    _makeDestination(of: segue.id, from: coder, sender: sender, by: source)
  }

  /// Creates a segue's destination with its input.
  public static func _makeDestination<Destination: _SegueController>(
    of id: ID, from coder: NSCoder, sender: Any?, by source: _SegueController
  ) -> Destination? {
    let level = ObjectIdentifier(Self.self)
    let isChild = _kind(of: id) == .relationship
    var handover = _SegueHandover(creatingFrom: coder, isChild: isChild, name: id, by: source)
    if let value = SeguesInFlight.value(id.identifier, by: source, level: level) {
      _handOver(value.assumingMemoryBound(to: Segue.self).pointee, by: &handover)
      SeguesInFlight.note(handover.created, for: id.identifier, by: source)
    } else if var answer = answer(to: id, from: source, sender: sender),
      let value = answer.value as? Segue
    {
      _handOver(value, by: &handover)
      answer.made = handover.created.map(ObjectIdentifier.init)
      // UIKit doesn't call `prepare(for:sender:)` for a child.
      if !isChild { SeguesInFlight.keep(answer) }
    }
    return handover.created as? Destination
  }

  /// The answer for a segue that a control fires, for which the source is asked only once.
  ///
  /// A segue action may not receive the sender, so an earlier answer is found without comparing senders.
  private static func answer(
    to id: ID, from source: _SegueController, sender: Any?
  ) -> AnsweredSegue? {
    let level = ObjectIdentifier(Self.self)
    if let answer = SeguesInFlight.answer(to: id, by: source, level: level) {
      return answer
    }
    return value(of: id, sender: sender, from: source).map {
      AnsweredSegue($0, to: id, by: source, level: level, sender: sender)
    }
  }

  /// Hands a value to a child that its container already has.
  ///
  /// - Parameters:
  ///   - child: The child, with its value.
  ///   - container: The container.
  public static func configureChild(_ child: ChildSegue, of container: _SegueController) {
    let segue = _segue(of: child)
    var handover = _SegueHandover(name: _id(of: segue), by: container)
    _handOver(segue, by: &handover)
  }

  /// Identifies one of the class's segues.
  ///
  /// A segue that the class doesn't have is reported as a ``SegueFailure``. Then a fatal error
  /// stops the process, because no case can be returned.
  ///
  /// - Parameters:
  ///   - segue: The segue that `prepare(for:sender:)` received.
  ///   - source: The segue's source controller.
  /// - Returns: The segue without its value.
  public static func segueIdentifier(
    for segue: _StoryboardSegue, of source: _SegueController
  ) -> ID {
    if let id = _id(for: segue) { return id }
    fatalError(
      _SegueRouting.reportUnknown(
        segue, by: source, expected: "a case of \(ID.self)",
        identifiers: ID.allCases.compactMap(\.identifier)
      ).description)
  }

  /// The name of a segue; nil if it isn't one of the class's.
  @inlinable
  public static func _id(for segue: _StoryboardSegue) -> ID? {
    if let identifier = segue.identifier, !identifier.isEmpty { return ID(identifier: identifier) }
    return _SegueRouting.unnamed(segue, among: _unnamed.map { ($0, _destination(of: $0)) })
  }
}
#endif
