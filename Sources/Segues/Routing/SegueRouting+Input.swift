/// The input of a destination that takes none: the name is for the compiler's errors.
public enum DestinationWithoutSegueInput {}

/// What is left of a value after the compiler refused it.
public struct RefusedSegueInput {}

// What the code that `@SegueSource` writes asks of a destination, one step after the other: which input
// it takes, and whether the case's value is one. So each mistake gets one error, which names it.
extension SegueRouting {
  /// The type of a destination's input.
  @inlinable
  public static func inputType<Destination: SegueReceiving>(
    of destination: Destination.Type
  ) -> Destination.ReceivedInput.Type {
    Destination.ReceivedInput.self
  }

  /// The type of the input of a destination that takes none.
  @_disfavoredOverload
  public static func inputType<Destination: UIViewController>(
    of destination: Destination.Type
  ) -> DestinationWithoutSegueInput.Type {
    DestinationWithoutSegueInput.self
  }

  /// The value, checked against the destination's input.
  @inlinable
  public static func typed<Input>(_ value: Input, as type: Input.Type) -> Input {
    value
  }

  /// Reached where a case has a value and its destination takes none.
  @available(
    *, unavailable,
    message: """
      this case has a value, but its destination takes none: conform the destination's class to \
      'SegueDestination' with 'configure(with:)', or remove the value
      """
  )
  @_disfavoredOverload
  public static func typed<Value>(
    _ value: Value, as type: DestinationWithoutSegueInput.Type
  ) -> RefusedSegueInput {
    RefusedSegueInput()
  }

  /// Checks that a destination needs no value.
  public static func checkTakesNothing(_ type: DestinationWithoutSegueInput.Type) {}

  /// Checks that a destination needs no value: the only one that there is will do.
  public static func checkTakesNothing(_ type: Void.Type) {}

  /// Reached where a case has no value and its destination takes one.
  @available(
    *, unavailable,
    message: """
      this case has no value, but its destination takes one: give the case a value of the type that \
      'configure(with:)' or 'init(coder:input:)' takes
      """
  )
  @_disfavoredOverload
  public static func checkTakesNothing<Input>(_ type: Input.Type) {}
}

extension SegueHandover {
  /// Follows an error: the value was refused already.
  @_disfavoredOverload
  public mutating func hand<Destination: UIViewController>(
    _ input: RefusedSegueInput, to destination: Destination.Type
  ) {}

  /// Follows an error: the destination is no view controller, and was refused already.
  @_disfavoredOverload
  public mutating func hand<Destination>(to destination: Destination.Type) {}
}
