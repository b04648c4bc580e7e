#if !SEGUES_NO_CONTROLLERS
// The code that `@SegueSource` writes first determines the input that a destination needs, and then checks that the
// case's value has that type.
//
//     let destination = PersonViewController.self
//     let need = _SegueRouting.need(of: destination, PersonViewController.SegueInput.self)
//     let input = _SegueRouting.input(value0, for: need)
//     handover.hand(input, to: destination)
//
// A case without a value calls `checkNeedsNothing(need)`. The values of `case person(name: String, age: Int)` are the
// arguments of the input's initializer:
//
//     let type = _SegueRouting.inputType(of: need)
//     let made = _SegueRouting.madeType(of: type, _SegueRouting.some(type))
//     let input = made.init(name: value0, age: value1)
//
// Each mistake then causes exactly one error, which explains it: the overload for the mistake is unavailable, or
// returns a type whose name is the explanation. The rest of the written code accepts that type without another error.

/// The input of a destination that takes none.
///
/// Its name appears in compiler errors.
public enum _DestinationWithoutSegueInput {}

/// Stands in for a rejected value, so that one mistake gives one error.
public struct _RefusedSegueInput {}

/// The input of a destination that conforms to ``SegueDestination`` or ``SegueInitializable``.
public struct _ReceivedSegueInput<Input> {
  @usableFromInline init() {}
}

/// The input of a destination that declares a `SegueInput` but conforms to neither protocol.
public struct _UnreceivedSegueInput<Input> {
  @usableFromInline init() {}
}

/// The input of a destination that needs nothing.
public struct _NeededNothing {
  @usableFromInline init() {}
}

/// A tuple as the input of a destination whose case has several values.
///
/// Its name appears in compiler errors.
public enum _TupleInputIsOneValueInItsOwnParentheses {}

extension _SegueRouting {
  /// The need of a destination that receives its input.
  @inlinable
  public static func need<Destination: _SegueController & SegueReceiving<Input>, Input>(
    of destination: Destination.Type, _ stated: Input.Type
  ) -> _ReceivedSegueInput<Input> {
    _ReceivedSegueInput()
  }

  /// The need of a destination that declares no `SegueInput`.
  @_disfavoredOverload
  @inlinable
  public static func need<Destination: _SegueController>(
    of destination: Destination.Type, _ stated: NoSegueInput.Type
  ) -> _NeededNothing {
    _NeededNothing()
  }

  /// The need of a destination that has a `SegueInput` but no way to receive it.
  @_disfavoredOverload
  @inlinable
  public static func need<Destination: _SegueController, Input>(
    of destination: Destination.Type, _ stated: Input.Type
  ) -> _UnreceivedSegueInput<Input> {
    _UnreceivedSegueInput()
  }

  /// Returns the value, type-checked as the destination's input.
  @inlinable
  public static func input<Input>(
    _ value: Input, for need: _ReceivedSegueInput<Input>
  ) -> Input {
    value
  }

  /// Returns the empty input of a destination that needs nothing.
  @inlinable
  public static func input(_ value: NoSegueInput, for need: _NeededNothing) -> NoSegueInput {
    value
  }

  /// Rejects a value for a destination that needs nothing.
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

  /// Rejects a value for a destination that has a `SegueInput` but no way to receive it.
  @available(
    *, unavailable,
    message: """
      the destination's class has a 'SegueInput' but no way to take it: conform the class to \
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

  /// Checks that a destination needs no value.
  ///
  /// `Void` has only one value, so none has to be given.
  public static func checkNeedsNothing(_ need: _ReceivedSegueInput<Void>) {}

  /// Rejects a case without a value if its destination needs one.
  @available(
    *, unavailable,
    message: """
      this case has no value, but its destination takes one: give the case a value of the destination's \
      'SegueInput'
      """
  )
  @_disfavoredOverload
  public static func checkNeedsNothing<Need>(_ need: Need) {}

  /// The type of a destination's input.
  @inlinable
  public static func inputType<Input>(of need: _ReceivedSegueInput<Input>) -> Input.Type {
    Input.self
  }

  /// Rejects several values for a destination that has a `SegueInput` but no way to receive it.
  @available(
    *, unavailable,
    message: """
      the destination's class has a 'SegueInput' but no way to take it: conform the class to \
      'SegueDestination' with 'configure(with:)', or to 'SegueInitializable'
      """
  )
  public static func inputType<Input>(of need: _UnreceivedSegueInput<Input>) -> Input.Type {
    Input.self
  }

  /// A type whose name explains the mistake in the compiler's error.
  public static func inputType(of need: _NeededNothing) -> _DestinationWithoutSegueInput.Type {
    _DestinationWithoutSegueInput.self
  }

  /// The type whose initializer takes a case's several values.
  @_disfavoredOverload
  @inlinable
  public static func madeType<Input>(
    of input: Input.Type, _ value: @autoclosure () -> Input
  ) -> Input.Type {
    input
  }

  /// A type whose name explains the mistake in the compiler's error: a tuple has no initializer.
  ///
  /// The value is never created: it is only there so that the compiler can recognize a tuple. A
  /// tuple with labels converts to one without, but its metatype doesn't. That conversion needs one
  /// function for each number of elements.
  public static func madeType<Input, First, Second>(
    of input: Input.Type, _ value: @autoclosure () -> (First, Second)
  ) -> _TupleInputIsOneValueInItsOwnParentheses.Type {
    _TupleInputIsOneValueInItsOwnParentheses.self
  }

  /// The type that explains the mistake if the value is a tuple of three elements.
  public static func madeType<Input, First, Second, Third>(
    of input: Input.Type, _ value: @autoclosure () -> (First, Second, Third)
  ) -> _TupleInputIsOneValueInItsOwnParentheses.Type {
    _TupleInputIsOneValueInItsOwnParentheses.self
  }

  /// The type that explains the mistake if the value is a tuple of four elements.
  public static func madeType<Input, First, Second, Third, Fourth>(
    of input: Input.Type, _ value: @autoclosure () -> (First, Second, Third, Fourth)
  ) -> _TupleInputIsOneValueInItsOwnParentheses.Type {
    _TupleInputIsOneValueInItsOwnParentheses.self
  }

  /// The type that explains the mistake if the value is a tuple of more elements, without labels.
  public static func madeType<Input, First, Second, Third, Fourth, Fifth, each Rest>(
    of input: Input.Type,
    _ value: @autoclosure () -> (First, Second, Third, Fourth, Fifth, repeat each Rest)
  ) -> _TupleInputIsOneValueInItsOwnParentheses.Type {
    _TupleInputIsOneValueInItsOwnParentheses.self
  }

  /// Stands in for a value of a type.
  ///
  /// Never called.
  public static func some<Input>(_ input: Input.Type) -> Input {
    fatalError("nothing makes a value of \(input)")
  }

  /// Returns the segue, because its destination needs no value.
  @inlinable
  public static func withoutValue<Segue>(_ make: (NoSegueInput) -> Segue) -> Segue? {
    make(NoSegueInput())
  }

  /// Always nil, because the segue's destination takes a value.
  @_disfavoredOverload
  @inlinable
  public static func withoutValue<Input, Segue>(_ make: (Input) -> Segue) -> Segue? {
    nil
  }
}

extension _SegueHandover {
  /// Accepts a rejected value, whose error was already reported.
  @_disfavoredOverload
  public mutating func hand<Destination: _SegueController>(
    _ input: _RefusedSegueInput, to destination: Destination.Type
  ) {}

  /// Accepts rejected values, whose error was already reported.
  @_disfavoredOverload
  public mutating func hand<Destination: _SegueController>(
    _ input: _DestinationWithoutSegueInput, to destination: Destination.Type
  ) {}

  /// Accepts rejected values, whose error was already reported.
  @_disfavoredOverload
  public mutating func hand<Destination: _SegueController>(
    _ input: _TupleInputIsOneValueInItsOwnParentheses, to destination: Destination.Type
  ) {}

  /// Accepts a destination that is not a view controller, whose error was already reported.
  @_disfavoredOverload
  public mutating func hand<Destination>(to destination: Destination.Type) {}
}
#endif
