#if !SEGUES_NO_CONTROLLERS
/// The input of a destination that takes none: the name is for the compiler's errors.
public enum DestinationWithoutSegueInput {}

/// What is left of a value after the compiler refused it.
public struct _RefusedSegueInput {}

/// The input of a destination that conforms to ``SegueDestination`` or ``SegueInitializable``.
public struct _ReceivedSegueInput<Input> {
  @usableFromInline init() {}
}

/// The input of a destination that conforms to neither, and says that it needs something.
public struct _UnreceivedSegueInput<Input> {
  @usableFromInline init() {}
}

/// The input of a destination that needs nothing.
public struct _NeededNothing {
  @usableFromInline init() {}
}

/// An input that is a tuple, where a case has several values: the name is for the compiler's errors.
public enum TupleInputIsOneValueInItsOwnParentheses {}

// What the written code asks of a destination, one step after the other: what it needs, and whether the
// case's value is that. So each mistake gets one error, which names it.
extension _SegueRouting {
  /// The need of a destination that takes its input.
  @inlinable
  public static func need<Destination: _SegueController & SegueReceiving<Input>, Input>(
    of destination: Destination.Type, _ stated: Input.Type
  ) -> _ReceivedSegueInput<Input> {
    _ReceivedSegueInput()
  }

  /// The need of a destination without a `SegueInput` of its own: nothing.
  @_disfavoredOverload
  @inlinable
  public static func need<Destination: _SegueController>(
    of destination: Destination.Type, _ stated: NoSegueInput.Type
  ) -> _NeededNothing {
    _NeededNothing()
  }

  /// The need of a destination that has a `SegueInput` and no way to take it.
  @_disfavoredOverload
  @inlinable
  public static func need<Destination: _SegueController, Input>(
    of destination: Destination.Type, _ stated: Input.Type
  ) -> _UnreceivedSegueInput<Input> {
    _UnreceivedSegueInput()
  }

  /// The value, checked to be the destination's input.
  @inlinable
  public static func input<Input>(
    _ value: Input, for need: _ReceivedSegueInput<Input>
  ) -> Input {
    value
  }

  /// The nothing that a destination needs.
  @inlinable
  public static func input(_ value: NoSegueInput, for need: _NeededNothing) -> NoSegueInput {
    value
  }

  /// Reached if a case has a value and its destination needs nothing.
  @available(
    *, unavailable,
    message: """
      this case has a value, but its destination takes none: conform the destination's class to \
      'SegueDestination' with a 'SegueInput' and 'configure(with:)', or remove the value
      """
  )
  @_disfavoredOverload
  public static func input<Value>(
    _ value: Value, for need: _NeededNothing
  ) -> _RefusedSegueInput {
    _RefusedSegueInput()
  }

  /// Reached if a class has a `SegueInput` and no way to take it.
  @available(
    *, unavailable,
    message: """
      the destination's class has a 'SegueInput' and no way to take it: conform the class to \
      'SegueDestination' with 'configure(with:)', or to 'SegueInitializable'
      """
  )
  public static func input<Value, Input>(
    _ value: Value, for need: _UnreceivedSegueInput<Input>
  ) -> _RefusedSegueInput {
    _RefusedSegueInput()
  }

  /// Checks that a destination needs no value.
  public static func checkNeedsNothing(_ need: _NeededNothing) {}

  /// Checks that a destination needs no value: the only one that there is will do.
  public static func checkNeedsNothing(_ need: _ReceivedSegueInput<Void>) {}

  /// Reached if a case has no value and its destination needs one.
  @available(
    *, unavailable,
    message: """
      this case has no value, but its destination takes one: give the case a value of the destination's \
      'SegueInput'
      """
  )
  @_disfavoredOverload
  public static func checkNeedsNothing<Need>(_ need: Need) {}

  /// The type of an input that a destination takes.
  @inlinable
  public static func inputType<Input>(of need: _ReceivedSegueInput<Input>) -> Input.Type {
    Input.self
  }

  /// The type of an input that a destination needs, with no way to take it.
  @available(
    *, unavailable,
    message: """
      the destination's class has a 'SegueInput' and no way to take it: conform the class to \
      'SegueDestination' with 'configure(with:)', or to 'SegueInitializable'
      """
  )
  public static func inputType<Input>(of need: _UnreceivedSegueInput<Input>) -> Input.Type {
    Input.self
  }

  /// The type whose name says in the compiler's error what is wrong.
  public static func inputType(of need: _NeededNothing) -> DestinationWithoutSegueInput.Type {
    DestinationWithoutSegueInput.self
  }

  /// The type whose initializer a case's several values are for.
  @_disfavoredOverload
  @inlinable
  public static func madeType<Input>(
    of input: Input.Type, _ value: @autoclosure () -> Input
  ) -> Input.Type {
    input
  }

  /// The type whose name says in the compiler's error what is wrong: a tuple has no initializer.
  ///
  /// The value is never made. It is what the compiler tells a tuple by, because a tuple with labels converts to
  /// one without, and its type doesn't. That conversion needs a function for each count.
  public static func madeType<Input, First, Second>(
    of input: Input.Type, _ value: @autoclosure () -> (First, Second)
  ) -> TupleInputIsOneValueInItsOwnParentheses.Type {
    TupleInputIsOneValueInItsOwnParentheses.self
  }

  /// The same for three values.
  public static func madeType<Input, First, Second, Third>(
    of input: Input.Type, _ value: @autoclosure () -> (First, Second, Third)
  ) -> TupleInputIsOneValueInItsOwnParentheses.Type {
    TupleInputIsOneValueInItsOwnParentheses.self
  }

  /// The same for four values.
  public static func madeType<Input, First, Second, Third, Fourth>(
    of input: Input.Type, _ value: @autoclosure () -> (First, Second, Third, Fourth)
  ) -> TupleInputIsOneValueInItsOwnParentheses.Type {
    TupleInputIsOneValueInItsOwnParentheses.self
  }

  /// The same for more values, without labels.
  public static func madeType<Input, First, Second, Third, Fourth, Fifth, each Rest>(
    of input: Input.Type,
    _ value: @autoclosure () -> (First, Second, Third, Fourth, Fifth, repeat each Rest)
  ) -> TupleInputIsOneValueInItsOwnParentheses.Type {
    TupleInputIsOneValueInItsOwnParentheses.self
  }

  /// Stands for a value of a type, and is never called.
  public static func some<Input>(_ input: Input.Type) -> Input {
    fatalError("nothing makes a value of \(input)")
  }

  /// The segue whose destination needs nothing.
  @inlinable
  public static func withoutValue<Segue>(_ make: (NoSegueInput) -> Segue) -> Segue? {
    make(NoSegueInput())
  }

  /// Nil: the segue's destination takes a value.
  @_disfavoredOverload
  @inlinable
  public static func withoutValue<Input, Segue>(_ make: (Input) -> Segue) -> Segue? {
    nil
  }
}

extension _SegueHandover {
  /// Follows an error: the value was refused already.
  @_disfavoredOverload
  public mutating func hand<Destination: _SegueController>(
    _ input: _RefusedSegueInput, to destination: Destination.Type
  ) {}

  /// Follows an error: the values were refused already.
  @_disfavoredOverload
  public mutating func hand<Destination: _SegueController>(
    _ input: DestinationWithoutSegueInput, to destination: Destination.Type
  ) {}

  /// Follows an error: the values were refused already.
  @_disfavoredOverload
  public mutating func hand<Destination: _SegueController>(
    _ input: TupleInputIsOneValueInItsOwnParentheses, to destination: Destination.Type
  ) {}

  /// Follows an error: the destination is not a view controller, and was refused already.
  @_disfavoredOverload
  public mutating func hand<Destination>(to destination: Destination.Type) {}
}
#endif
