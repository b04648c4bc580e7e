/// That a class has made its generated segues its own.
public struct SeguesAdopted<Segues: StoryboardSegues> {}

/// That a class has not, so that nothing is asked of it.
public struct SeguesNotAdopted {}

/// That a segue needs an answer.
public struct AnswerNeeded<Segues: StoryboardSegues> {}

/// That a segue needs none.
public struct NoAnswerNeeded {}

extension UIViewController {
  /// Found by generated code where a class has no hook of its own.
  @_disfavoredOverload
  public func segue<ID: StoryboardSegueID>(for id: ID, sender: Any?) -> NoSegueHook {
    NoSegueHook()
  }
}

// Generated code asks for each segue that the storyboard fires: has its class adopted the segues, does
// the destination take a value, is there a hook? One step after the other, for an unavailable overload
// never wins over one that fits too.
extension SegueRouting {
  /// Whether a class has adopted its generated segues: it has.
  public static func adoption<Segues: StoryboardSegues>(
    _ adopted: Segues.Type, of segues: Segues.Type
  ) -> SeguesAdopted<Segues> {
    SeguesAdopted()
  }

  /// Whether a class has adopted its generated segues: none, or only its superclass has.
  @_disfavoredOverload
  public static func adoption<Adopted, Segues: StoryboardSegues>(
    _ adopted: Adopted.Type, of segues: Segues.Type
  ) -> SeguesNotAdopted {
    SeguesNotAdopted()
  }

  /// Whether a segue needs an answer: its destination takes nothing.
  public static func need<Segues: StoryboardSegues>(
    _ adoption: SeguesAdopted<Segues>, for input: Void.Type
  ) -> NoAnswerNeeded {
    NoAnswerNeeded()
  }

  /// Whether a segue needs an answer: its destination takes a value.
  @_disfavoredOverload
  public static func need<Segues: StoryboardSegues, Input>(
    _ adoption: SeguesAdopted<Segues>, for input: Input.Type
  ) -> AnswerNeeded<Segues> {
    AnswerNeeded()
  }

  /// Whether a segue needs an answer: nobody would ask for it.
  public static func need<Input>(
    _ adoption: SeguesNotAdopted, for input: Input.Type
  ) -> NoAnswerNeeded {
    NoAnswerNeeded()
  }

  /// Checks that there is a hook where one is needed: none is.
  public static func check<Answer>(_ need: NoAnswerNeeded, answeredBy answer: Answer) {}

  /// Checks that there is a hook where one is needed: there is.
  public static func check<Segues: StoryboardSegues>(
    _ need: AnswerNeeded<Segues>, answeredBy answer: Segues.Segue?
  ) {}

  /// Reached where a hook is needed and there is none.
  @available(
    *, unavailable,
    message: """
      the storyboard fires this segue and its destination takes a value: add \
      'func segue(for id: SegueID, sender: Any?) -> Segue?' to the class, not private, and answer \
      with it
      """
  )
  @_disfavoredOverload
  public static func check<Segues: StoryboardSegues>(
    _ need: AnswerNeeded<Segues>, answeredBy answer: NoSegueHook
  ) {}
}
