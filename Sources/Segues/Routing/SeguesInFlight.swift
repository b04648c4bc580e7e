#if !SEGUES_NO_CONTROLLERS
internal import Dispatch

/// A segue that code is performing.
///
/// Its value is on the stack of `perform(_:from:sender:)` while that function runs, so no value
/// outlives its segue, and nested segues don't interfere.
@usableFromInline
struct PerformedSegue {
  var source: ObjectIdentifier
  /// The type that declares the segue, because a class and its superclass may both have a segue
  /// with this identifier.
  @usableFromInline var level: ObjectIdentifier
  var identifier: String
  /// The segue with its value, as the `Segue` type of that level.
  @usableFromInline var value: UnsafeRawPointer
  /// The segue that received the value; nil until then.
  var routed: ObjectIdentifier?
  /// The controller that a segue action created.
  @usableFromInline var made: ObjectIdentifier?
}

/// The answer for a segue that a control is about to fire.
///
/// UIKit asks for the answer, creates the destination and prepares the segue in one go. An answer
/// that nothing takes, because a subclass vetoed the segue afterwards, is dropped in the main
/// queue's next turn.
struct AnsweredSegue {
  var source: ObjectIdentifier
  var level: ObjectIdentifier
  var id: AnyHashable
  /// The control, cell or item that the user touched.
  var sender: ObjectIdentifier?
  var value: Any
  /// The controller that a segue action created.
  var made: ObjectIdentifier?

  @MainActor
  init(
    _ value: Any, to id: AnyHashable, by source: _SegueController, level: ObjectIdentifier,
    sender: Any?
  ) {
    self.source = ObjectIdentifier(source)
    self.level = level
    self.id = id
    self.sender = SeguesInFlight.identity(of: sender)
    self.value = value
  }
}

/// The segues that are currently happening.
@MainActor
@usableFromInline
enum SeguesInFlight {
  /// The segues that code is performing, innermost last.
  private static var performed: [PerformedSegue] = []
  static var answered: AnsweredSegue?
  private static var answerCount = 0
  /// The segues of this turn that were routed without being performed by code, with their values.
  private static var routedAnswers: [(segue: _StoryboardSegue, value: Any)] = []

  /// Begins a segue that code performs.
  ///
  /// - Returns: The segue's depth, for ``end(_:)``.
  @usableFromInline
  static func begin(
    _ identifier: String, by source: _SegueController, level: ObjectIdentifier,
    value: UnsafeRawPointer
  ) -> Int {
    performed.append(
      PerformedSegue(
        source: ObjectIdentifier(source), level: level, identifier: identifier, value: value))
    return performed.count - 1
  }

  /// Ends a segue, and any segues nested in it that an exception left open.
  ///
  /// UIKit throws Objective-C exceptions. Code that catches one skips the rest of Swift's frames,
  /// which Swift calls undefined behavior. If that happens to an outermost segue, its entry stays:
  /// dropping it when the same segue begins again would break a segue that performs itself.
  ///
  /// - Returns: Whether the segue was routed.
  @usableFromInline
  static func end(_ depth: Int) -> Bool {
    let isRouted = performed[depth].routed != nil
    performed.removeSubrange(depth...)
    return isRouted
  }

  /// The innermost segue of a source that code is performing.
  private static func index(_ identifier: String?, by source: _SegueController) -> Int? {
    guard !performed.isEmpty else { return nil }
    return performed.lastIndex {
      $0.source == ObjectIdentifier(source) && $0.identifier == identifier && $0.routed == nil
    }
  }

  /// Takes the value of a source's innermost segue, if it belongs to the level, and marks the segue
  /// as routed.
  @usableFromInline
  static func take(
    _ segue: _StoryboardSegue, by source: _SegueController, level: ObjectIdentifier
  ) -> PerformedSegue? {
    guard let index = index(segue.identifier, by: source) else { return nil }
    if performed[index].level == level { performed[index].routed = ObjectIdentifier(segue) }
    return performed[index]
  }

  /// Whether a segue was already routed, for example by `super.prepare(for:sender:)`.
  @usableFromInline
  static func isRouted(_ segue: _StoryboardSegue) -> Bool {
    routedAnswers.contains { $0.segue === segue }
      || performed.contains { $0.routed == ObjectIdentifier(segue) }
  }

  /// The value of a segue that was already routed.
  static func routedValue<Segue>(of segue: _StoryboardSegue, level: ObjectIdentifier) -> Segue? {
    if let routed = routedAnswers.last(where: { $0.segue === segue }) {
      return routed.value as? Segue
    }
    let routed = performed.last { $0.routed == ObjectIdentifier(segue) && $0.level == level }
    return routed?.value.assumingMemoryBound(to: Segue.self).pointee
  }

  /// Remembers, until the main queue's next turn, that a segue not performed by code was routed.
  @usableFromInline
  static func remember(_ segue: _StoryboardSegue, routedWith value: Any) {
    routedAnswers.append((segue, value))
    DispatchQueue.main.async { routedAnswers = [] }
  }

  /// The value of a source's innermost segue, if it belongs to the level.
  static func value(
    _ identifier: String?, by source: _SegueController, level: ObjectIdentifier
  ) -> UnsafeRawPointer? {
    guard let index = index(identifier, by: source), performed[index].level == level else {
      return nil
    }
    return performed[index].value
  }

  /// Records the controller that a segue action created for a source's innermost segue.
  static func note(_ made: _SegueController?, for identifier: String?, by source: _SegueController)
  {
    guard let index = index(identifier, by: source) else { return }
    performed[index].made = made.map(ObjectIdentifier.init)
  }

  /// Keeps an answer for the segue that follows immediately.
  static func keep(_ answer: AnsweredSegue) {
    answered = answer
    answerCount += 1
    let count = answerCount
    DispatchQueue.main.async {
      if answerCount == count { answered = nil }
    }
  }

  /// The sender's identity; nil for a value type, which has none.
  static func identity(of sender: Any?) -> ObjectIdentifier? {
    sender.flatMap { type(of: $0) is AnyClass ? ObjectIdentifier($0 as AnyObject) : nil }
  }

  /// The answer that is waiting for a segue of the source.
  static func answer(
    to id: AnyHashable, by source: _SegueController, level: ObjectIdentifier
  ) -> AnsweredSegue? {
    guard let answered, answered.source == ObjectIdentifier(source), answered.level == level,
      answered.id == id
    else { return nil }
    return answered
  }
}
#endif
