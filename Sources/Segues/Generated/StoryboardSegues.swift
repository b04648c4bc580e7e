#if !SEGUES_NO_CONTROLLERS
public import Foundation

/// The segues of one controller class: `segues generate` writes an `enum ListViewControllerSegues` for a
/// class `ListViewController`, and `@SegueSource` writes one into a class with an `enum Segue`.
///
/// `@SegueSource` gives the class members that call this type. A class without the macro calls
/// ``perform(_:from:sender:)``, and in its `prepare(for:sender:)` ``route(_:sender:from:)``.
///
/// Requirements with an underscore are for the code that is written: apps don't call them.
@MainActor
public protocol StoryboardSegues {
  /// The segues, each with what its destination needs.
  associatedtype Segue
  /// The children that the storyboard makes together with a container.
  associatedtype ChildSegue = _NoSegue<Self>
  /// The segues without their values.
  associatedtype ID: SegueIdentifying

  /// The segues without an identifier, which their destinations' classes tell apart.
  static var _unnamed: [ID] { get }
  /// What the storyboards say of the segues: for audits and tools.
  static var _declarations: [_SegueDeclaration] { get }

  /// A child as one of all segues.
  static func _segue(of child: ChildSegue) -> Segue
  /// Which segue it is.
  static func _id(of segue: Segue) -> ID
  /// The segue, if its destination takes no value.
  static func _segueWithoutValue(_ id: ID) -> Segue?
  /// Hands a destination what the segue says.
  static func _handOver(_ segue: Segue, by handover: inout _SegueHandover)
  /// The class that a segue leads to.
  static func _destination(of id: ID) -> _SegueController.Type
  /// What makes a segue happen.
  static func _kind(of id: ID) -> _SegueDeclaration.Kind
  /// The source's answer to a segue that a control or the storyboard fires.
  static func _answer(
    to id: ID, from source: _SegueController, sender: Any?
  ) -> _SegueAnswer<Segue>
}

/// The protocol under a name that no app has for a type of its own.
public typealias _StoryboardSegues = StoryboardSegues

extension StoryboardSegues where ChildSegue == _NoSegue<Self> {
  /// Never called: the class has no children.
  @inlinable
  public static func _segue(of child: _NoSegue<Self>) -> Segue { child.unreachable() }
}

// The straight way is inlinable throughout, and so compiled into the app for the app's own type: generic
// code would look the type up for each segue, at thousands of instructions.
extension StoryboardSegues {
  /// None: every segue has an identifier.
  @inlinable public static var _unnamed: [ID] { [] }

  /// The kind of all segues of a class that says nothing else: they have identifiers.
  @inlinable
  public static func _kind(of id: ID) -> _SegueDeclaration.Kind { .named }

  /// No answer: no control fires a segue with a value.
  @inlinable
  public static func _answer(
    to id: ID, from source: _SegueController, sender: Any?
  ) -> _SegueAnswer<Segue> {
    .none
  }

  /// The declarations that follow from the type's other members, in the order of its names.
  public static var _declarations: [_SegueDeclaration] {
    ID.allCases.map { id in
      _SegueDeclaration(
        "\(id)", _kind(of: id), identifier: id.identifier, to: _destination(of: id),
        hasValue: _segueWithoutValue(id) == nil)
    }
  }

  /// Performs a segue: its destination gets the value of the case.
  ///
  /// A segue that code can't perform, such as an embed, is reported as a ``SegueFailure``, and so is one of
  /// a controller that no storyboard made.
  ///
  /// - Parameters:
  ///   - segue: The segue, with its value.
  ///   - source: The controller whose segue it is.
  ///   - sender: Handed on as it is.
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
    let isRouted = SeguesInFlight.perform(
      &value, identifier, from: source, sender: sender, level: ObjectIdentifier(Self.self))
    if !isRouted {
      _SegueRouting.reportNotRouted(id, kind, to: _destination(of: id), by: source)
    }
  }

  /// Hands the destination of a segue what its case says.
  ///
  /// A segue that no case of the class stands for is left alone, unless its destination needs an input:
  /// then it is reported as a ``SegueFailure``.
  ///
  /// - Parameters:
  ///   - segue: The segue, as `prepare(for:sender:)` got it.
  ///   - sender: What fired it.
  ///   - source: The controller whose segue it is.
  /// - Returns: The segue with its value; nil if it is not one of this class, or if its value is missing.
  @discardableResult
  public static func route(
    _ segue: _StoryboardSegue, sender: Any?, from source: _SegueController
  ) -> Segue? {
    if !_route(segue, sender: sender, from: source) {
      _SegueRouting.checkUnlisted(segue, from: source)
    }
    return SeguesInFlight.routedValue(of: segue, level: ObjectIdentifier(Self.self))
  }

  /// Hands the destination of a segue what its case says, for a class and its superclasses.
  @inlinable
  public static func _prepare<Source: SegueSource>(
    _ segue: _StoryboardSegue, sender: Any?, by source: Source
  ) {
    if !SeguesInFlight.isRouted(segue), !source._routeSegue(segue, sender: sender) {
      _SegueRouting.checkUnlisted(segue, from: source)
    }
  }

  /// Hands the destination of a segue what its case says, for a class and its superclasses.
  ///
  /// - Returns: The segue with its value, if it is one of this class.
  public static func _prepared<Source: SegueSource>(
    _ segue: _StoryboardSegue, sender: Any?, by source: Source
  ) -> Segue? {
    _prepare(segue, sender: sender, by: source)
    return SeguesInFlight.routedValue(of: segue, level: ObjectIdentifier(Self.self))
  }

  /// Hands the destination of a segue what its case says; false if the class has no case for it.
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
      guard let answered = answered(id, sender: sender, from: source) else { return true }
      (value, made) = answered
      SeguesInFlight.remember(segue, routedWith: value)
    }
    var handover = _SegueHandover(through: segue, made: made, name: _id(of: value), by: source)
    _handOver(value, by: &handover)
    return true
  }

  /// The value of a segue that code doesn't perform, and what a segue action made of it.
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

  /// The answer to a segue, or the segue itself if it has no value; nil after the failure was reported.
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

  /// Whether a control may fire a segue: not if the source answers nil.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - sender: What fires it.
  ///   - source: The controller whose segue it is.
  /// - Returns: What `shouldPerformSegue(withIdentifier:sender:)` should return.
  public static func shouldRoute(
    _ identifier: String, sender: Any?, from source: _SegueController
  ) -> Bool {
    _shouldRoute(identifier, sender: sender, from: source) ?? true
  }

  /// Whether a control may fire a segue; nil if it is not one of this class.
  public static func _shouldRoute(
    _ identifier: String, sender: Any?, from source: _SegueController
  ) -> Bool? {
    guard let id = ID(identifier: identifier) else { return nil }
    // An embed's answer can't be nil.
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

  /// Makes a segue's destination with its input, in a segue action.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - coder: The storyboard's archive, as the segue action got it.
  ///   - source: The controller that has the segue action.
  ///   - sender: What fired the segue, if the segue action is told.
  /// - Returns: The destination; nil after a missing value was reported.
  public static func makeDestination<Destination: _SegueController>(
    _ segue: _CreatedSegue<ID, Destination>, from coder: NSCoder, of source: _SegueController,
    sender: Any? = nil
  ) -> Destination? {
    _makeDestination(of: segue.id, from: coder, sender: sender, by: source)
  }

  /// Makes a segue's destination with its input.
  public static func _makeDestination<Destination: _SegueController>(
    of id: ID, from coder: NSCoder, sender: Any?, by source: _SegueController
  ) -> Destination? {
    let level = ObjectIdentifier(Self.self)
    var handover = _SegueHandover(creatingFrom: coder, name: id, by: source)
    if let value = SeguesInFlight.value(id.identifier, by: source, level: level) {
      _handOver(value.assumingMemoryBound(to: Segue.self).pointee, by: &handover)
      SeguesInFlight.note(handover.created, for: id.identifier, by: source)
    } else if var answer = answer(to: id, from: source, sender: sender),
      let value = answer.value as? Segue
    {
      _handOver(value, by: &handover)
      answer.made = handover.created.map(ObjectIdentifier.init)
      // No `prepare(for:sender:)` follows for a child.
      if _kind(of: id) != .relationship { SeguesInFlight.keep(answer) }
    }
    return handover.created as? Destination
  }

  /// The answer to a segue that a control fires; asked for unless it was already.
  ///
  /// A segue action need not be told the sender, so an answer is matched without it.
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

  /// Hands a value to a child that a container has already.
  ///
  /// - Parameters:
  ///   - child: Which child, with its value.
  ///   - container: The container.
  public static func configureChild(_ child: ChildSegue, of container: _SegueController) {
    let segue = _segue(of: child)
    var handover = _SegueHandover(toChildrenOf: container, name: _id(of: segue))
    _handOver(segue, by: &handover)
  }

  /// The name of one of the class's segues.
  ///
  /// A segue that the class doesn't have is reported as a ``SegueFailure``. Then the process ends, because the
  /// result can't be any case.
  ///
  /// - Parameters:
  ///   - segue: The segue, as `prepare(for:sender:)` got it.
  ///   - source: The controller whose segue it is.
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

  /// Identifies a segue; nil if it isn't one of the class's.
  @inlinable
  public static func _id(for segue: _StoryboardSegue) -> ID? {
    if let identifier = segue.identifier, !identifier.isEmpty { return ID(identifier: identifier) }
    return _SegueRouting.unnamed(segue, among: _unnamed.map { ($0, _destination(of: $0)) })
  }
}
#endif
