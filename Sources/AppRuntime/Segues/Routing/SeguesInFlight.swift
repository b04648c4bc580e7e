#if !SEGUES_NO_CONTROLLERS
internal import Dispatch

/// A segue that code is performing.
///
/// Its value is on the stack of `perform(_:from:sender:)` while that function runs, so no value
/// outlives its segue, and nested segues don't interfere.
struct PerformedSegue {
  var source: ObjectIdentifier
  /// The type that declares the segue, because a class and its superclass may both have a segue
  /// with this identifier.
  var level: ObjectIdentifier
  var identifier: String
  /// The segue with its value, as the `Segue` type of that level.
  var value: UnsafeRawPointer
  /// The storyboard's segue through which the value was handed over; nil until then.
  var routed: ObjectIdentifier?
  /// The controller that a segue action created.
  var made: ObjectIdentifier?
}

/// The value with which code performs the segue that is being prepared, if it does.
@usableFromInline
enum TakenSegue {
  /// Code doesn't perform it.
  case none
  /// Code performs it, but a superclass or a subclass declares its case.
  case ofAnotherLevel
  /// Code performs it with a value. A segue action may already have created the destination.
  case taken(UnsafeRawPointer, made: ObjectIdentifier?)
}

/// The answer for a segue that a control is about to fire.
///
/// UIKit asks for the answer, creates the destination and prepares the segue in one go. If a
/// subclass vetoes the segue after the answer, the answer is dropped in the main queue's next turn.
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
  /// The variables that the functions below share.
  private struct State {
    /// The segues that code is performing, innermost last.
    var performed: [PerformedSegue] = []
    var answered: AnsweredSegue?
    var answerCount = 0
    /// The segues, with their values, that code didn't perform and that this turn of the main queue routed.
    var routedAnswers: [(segue: _StoryboardSegue, value: Any)] = []
  }

  /// The state, allocated because Swift checks every access to a static variable for exclusivity.
  ///
  /// Those checks took a quarter of a typed segue's instructions. For the same reason, the
  /// functions below use loops instead of shorter closures: a main-actor closure checks that it
  /// runs on the main actor.
  private static let state = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  /// The answer that waits for its segue.
  static var answered: AnsweredSegue? {
    get { state.pointee.answered }
    set { state.pointee.answered = newValue }
  }

  /// Performs a segue with its value.
  ///
  /// - Returns: Whether the segue was routed.
  @inlinable
  static func perform<Segue>(
    _ segue: UnsafePointer<Segue>, _ identifier: String, from source: _SegueController,
    sender: Any?, level: ObjectIdentifier
  ) -> Bool {
    perform(
      identifier, from: source, sender: sender, level: level, value: UnsafeRawPointer(segue))
  }

  @usableFromInline
  static func perform(
    _ identifier: String, from source: _SegueController, sender: Any?, level: ObjectIdentifier,
    value: UnsafeRawPointer
  ) -> Bool {
    let depth = begin(identifier, by: source, level: level, value: value)
    source.perform(identifier, sender: sender)
    return end(depth)
  }

  /// Begins a segue that code performs.
  ///
  /// - Returns: The segue's depth, for ``end(_:)``.
  static func begin(
    _ identifier: String, by source: _SegueController, level: ObjectIdentifier,
    value: UnsafeRawPointer
  ) -> Int {
    state.pointee.performed.append(
      PerformedSegue(
        source: ObjectIdentifier(source), level: level, identifier: identifier, value: value))
    return state.pointee.performed.count - 1
  }

  /// Ends a segue, and any segues nested in it that an exception left open.
  ///
  /// UIKit throws Objective-C exceptions. Code that catches one skips the rest of Swift's frames,
  /// which Swift calls undefined behavior. If that happens to an outermost segue, its entry stays:
  /// dropping it when the same segue begins again would break a segue that performs itself.
  ///
  /// - Returns: Whether the segue was routed.
  static func end(_ depth: Int) -> Bool {
    let state = state
    let isRouted = state.pointee.performed[depth].routed != nil
    while state.pointee.performed.count > depth { state.pointee.performed.removeLast() }
    return isRouted
  }

  /// The index of the innermost segue with an identifier that code performs from a source and that isn't routed yet.
  private static func index(_ identifier: String?, by source: _SegueController) -> Int? {
    let state = state
    var index = state.pointee.performed.count - 1
    while index >= 0 {
      if state.pointee.performed[index].source == ObjectIdentifier(source),
        state.pointee.performed[index].routed == nil,
        state.pointee.performed[index].identifier == identifier
      {
        return index
      }
      index -= 1
    }
    return nil
  }

  /// Takes the value of a source's innermost segue, if it belongs to the level, and marks the segue
  /// as routed.
  @usableFromInline
  static func take(
    _ segue: _StoryboardSegue, by source: _SegueController, level: ObjectIdentifier
  ) -> TakenSegue {
    guard let index = index(segue.identifier, by: source) else { return .none }
    let state = state
    guard state.pointee.performed[index].level == level else { return .ofAnotherLevel }
    state.pointee.performed[index].routed = ObjectIdentifier(segue)
    return .taken(
      state.pointee.performed[index].value, made: state.pointee.performed[index].made)
  }

  /// Whether a segue was already routed, for example by `super.prepare(for:sender:)`.
  @usableFromInline
  static func isRouted(_ segue: _StoryboardSegue) -> Bool {
    let state = state
    for index in state.pointee.performed.indices
    where state.pointee.performed[index].routed == ObjectIdentifier(segue) {
      return true
    }
    for index in state.pointee.routedAnswers.indices
    where state.pointee.routedAnswers[index].segue === segue {
      return true
    }
    return false
  }

  /// The value of a segue that was already routed.
  static func routedValue<Segue>(of segue: _StoryboardSegue, level: ObjectIdentifier) -> Segue? {
    if let routed = state.pointee.routedAnswers.last(where: { $0.segue === segue }) {
      return routed.value as? Segue
    }
    let routed = state.pointee.performed.last {
      $0.routed == ObjectIdentifier(segue) && $0.level == level
    }
    return routed?.value.assumingMemoryBound(to: Segue.self).pointee
  }

  /// Remembers, until the main queue's next turn, that a segue not performed by code was routed.
  @usableFromInline
  static func remember(_ segue: _StoryboardSegue, routedWith value: Any) {
    state.pointee.routedAnswers.append((segue, value))
    DispatchQueue.main.async { state.pointee.routedAnswers = [] }
  }

  /// The value of a source's innermost segue, if it belongs to the level.
  static func value(
    _ identifier: String?, by source: _SegueController, level: ObjectIdentifier
  ) -> UnsafeRawPointer? {
    guard let index = index(identifier, by: source),
      state.pointee.performed[index].level == level
    else { return nil }
    return state.pointee.performed[index].value
  }

  /// Records the controller that a segue action created for a source's innermost segue.
  static func note(_ made: _SegueController?, for identifier: String?, by source: _SegueController)
  {
    guard let index = index(identifier, by: source) else { return }
    state.pointee.performed[index].made = made.map(ObjectIdentifier.init)
  }

  /// Keeps an answer for the segue that follows immediately.
  static func keep(_ answer: AnsweredSegue) {
    answered = answer
    state.pointee.answerCount += 1
    let count = state.pointee.answerCount
    DispatchQueue.main.async {
      if state.pointee.answerCount == count { answered = nil }
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
