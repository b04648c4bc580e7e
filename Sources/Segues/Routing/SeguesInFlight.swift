#if !SEGUES_NO_CONTROLLERS
internal import Dispatch

/// A segue that code is performing.
///
/// Its value stands on the stack of `perform(_:from:sender:)` for as long as that runs: no value outlives its
/// segue, and nested segues don't meet.
@usableFromInline
struct PerformedSegue {
  var source: ObjectIdentifier
  /// The type that has the segues: a class and its superclass may have segues of one identifier.
  @usableFromInline var level: ObjectIdentifier
  var identifier: String
  /// The segue with its value, of the level's type `Segue`.
  @usableFromInline var value: UnsafeRawPointer
  /// The segue that the value was handed over for; nil until then.
  var routed: ObjectIdentifier?
  /// The controller that a segue action made.
  @usableFromInline var made: ObjectIdentifier?
}

/// The answer to a segue that a control is about to fire.
///
/// UIKit asks, makes the destination and prepares the segue in one go. An answer that nothing takes, because
/// a subclass vetoed the segue after it, is gone by the main queue's next turn.
struct AnsweredSegue {
  var source: ObjectIdentifier
  var level: ObjectIdentifier
  var id: AnyHashable
  /// The control, cell or item that the user touched.
  var sender: ObjectIdentifier?
  var value: Any
  /// The controller that a segue action made.
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

/// The segues that are happening at the moment.
@MainActor
@usableFromInline
enum SeguesInFlight {
  /// The segues that code is performing, the innermost last.
  private static var performed: [PerformedSegue] = []
  static var answered: AnsweredSegue?
  private static var answerCount = 0
  /// The segues of this turn that code doesn't perform and that were routed, with their values.
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

  /// Ends a segue, and those inside it that an exception left without an end.
  ///
  /// UIKit raises, and Objective-C code may catch that, unwinding Swift's frames without running what is left of
  /// them. Swift calls this undefined, so an outermost segue that ends this way is not looked for: dropping it
  /// when the same segue begins anew would take the value of one that performs itself again.
  ///
  /// - Returns: Whether the segue was routed.
  @usableFromInline
  static func end(_ depth: Int) -> Bool {
    let isRouted = performed[depth].routed != nil
    performed.removeSubrange(depth...)
    return isRouted
  }

  /// The innermost segue of a source that code performs.
  private static func index(_ identifier: String?, by source: _SegueController) -> Int? {
    guard !performed.isEmpty else { return nil }
    return performed.lastIndex {
      $0.source == ObjectIdentifier(source) && $0.identifier == identifier && $0.routed == nil
    }
  }

  /// Takes the innermost segue of a source, if a level has it; marks it as routed then.
  @usableFromInline
  static func take(
    _ segue: _StoryboardSegue, by source: _SegueController, level: ObjectIdentifier
  ) -> PerformedSegue? {
    guard let index = index(segue.identifier, by: source) else { return nil }
    if performed[index].level == level { performed[index].routed = ObjectIdentifier(segue) }
    return performed[index]
  }

  /// Whether a segue was routed already, as by `super.prepare(for:sender:)`.
  @usableFromInline
  static func isRouted(_ segue: _StoryboardSegue) -> Bool {
    routedAnswers.contains { $0.segue === segue }
      || performed.contains { $0.routed == ObjectIdentifier(segue) }
  }

  /// The value of a segue that was routed already.
  static func routedValue<Segue>(of segue: _StoryboardSegue, level: ObjectIdentifier) -> Segue? {
    if let routed = routedAnswers.last(where: { $0.segue === segue }) {
      return routed.value as? Segue
    }
    let routed = performed.last { $0.routed == ObjectIdentifier(segue) && $0.level == level }
    return routed?.value.assumingMemoryBound(to: Segue.self).pointee
  }

  /// Remembers until the main queue's next turn that a segue which code doesn't perform was routed.
  @usableFromInline
  static func remember(_ segue: _StoryboardSegue, routedWith value: Any) {
    routedAnswers.append((segue, value))
    DispatchQueue.main.async { routedAnswers = [] }
  }

  /// The value of the innermost segue of a source, if a level has it.
  static func value(
    _ identifier: String?, by source: _SegueController, level: ObjectIdentifier
  ) -> UnsafeRawPointer? {
    guard let index = index(identifier, by: source), performed[index].level == level else {
      return nil
    }
    return performed[index].value
  }

  /// Notes what a segue action made for the innermost segue of a source.
  static func note(_ made: _SegueController?, for identifier: String?, by source: _SegueController)
  {
    guard let index = index(identifier, by: source) else { return }
    performed[index].made = made.map(ObjectIdentifier.init)
  }

  /// Keeps an answer for the segue that follows at once.
  static func keep(_ answer: AnsweredSegue) {
    answered = answer
    answerCount += 1
    let count = answerCount
    DispatchQueue.main.async {
      if answerCount == count { answered = nil }
    }
  }

  /// The sender as an object; nil for a value, which has no identity.
  static func identity(of sender: Any?) -> ObjectIdentifier? {
    sender.flatMap { type(of: $0) is AnyClass ? ObjectIdentifier($0 as AnyObject) : nil }
  }

  /// The answer that waits for a segue of a source.
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
