extension UIViewController {
  /// What a controller needs that does not say so: nothing.
  ///
  /// Generated code asks every destination's class for its `SegueInput`. A class that needs something
  /// has a type of that name, which hides this one, and conforms to ``SegueDestination`` or
  /// ``SegueInitializable``.
  ///
  /// The name is long on purpose: as `Input` it would be found for every unqualified `Input` inside
  /// every controller of an app.
  public typealias SegueInput = Void

  /// The generated segues that a class has made its own by `@SegueSource`.
  public typealias AdoptedSegues = Never
}

/// What a class takes that is no ``SegueReceiving``.
public enum NothingReceived {}

// Generated code asks first what a class takes, then whether it says so, so that each mistake is one
// error. It stands at the line of the storyboard whose segue leads there.
extension SegueRouting {
  /// What a destination takes.
  @inlinable
  public static func received<Destination: SegueReceiving>(
    by destination: Destination.Type
  ) -> Destination.ReceivedInput.Type {
    Destination.ReceivedInput.self
  }

  /// What a destination takes that conforms to nothing.
  @_disfavoredOverload
  public static func received<Destination: UIViewController>(
    by destination: Destination.Type
  ) -> NothingReceived.Type {
    NothingReceived.self
  }

  /// The input that a class says it needs, checked to be what it takes.
  @inlinable
  public static func stated<Input>(_ input: Input, as type: Input.Type) -> Input {
    input
  }

  /// The nothing that a class needs that says nothing.
  @inlinable
  public static func stated(_ input: Void, as type: NothingReceived.Type) -> NoInput {
    NoInput()
  }

  /// Reached where a class has a `SegueInput` and takes none.
  @available(
    *, unavailable,
    message: """
      the destination's class says 'SegueInput' and has no way to take it: conform the class to \
      'SegueDestination' with 'configure(with:)', or to 'SegueInitializable'
      """
  )
  @_disfavoredOverload
  public static func stated<Input>(
    _ input: Input, as type: NothingReceived.Type
  ) -> RefusedSegueInput {
    RefusedSegueInput()
  }

  /// Reached where a class takes an input and has no `SegueInput`.
  @available(
    *, unavailable,
    message: """
      the destination's class takes an input that it does not name: add 'typealias SegueInput' with \
      the type that 'configure(with:)' or 'init(coder:input:)' takes
      """
  )
  @_disfavoredOverload
  public static func stated<Input>(_ input: Void, as type: Input.Type) -> RefusedSegueInput {
    RefusedSegueInput()
  }

  /// Reached where a class's `SegueInput` is not what it takes.
  @available(
    *, unavailable,
    message: """
      the destination's class takes another type than its 'SegueInput': 'configure(with:)' or \
      'init(coder:input:)' has to take a 'SegueInput'
      """
  )
  @_disfavoredOverload
  public static func stated<Input, Received>(
    _ input: Input, as type: Received.Type
  ) -> RefusedSegueInput {
    RefusedSegueInput()
  }

  /// A segue whose destination takes nothing.
  @inlinable
  public static func withoutValue<Segue>(_ make: (()) -> Segue) -> Segue? {
    make(())
  }

  /// Nil: the segue's destination takes a value.
  @_disfavoredOverload
  @inlinable
  public static func withoutValue<Input, Segue>(_ make: (Input) -> Segue) -> Segue? {
    nil
  }
}

/// What a destination gets that takes nothing.
public struct NoInput {
  @usableFromInline
  init() {}
}

extension SegueHandover {
  /// Makes or checks a destination that takes nothing.
  @inlinable
  public mutating func hand<Destination: UIViewController>(
    _ input: NoInput, to destination: Destination.Type
  ) {
    hand(to: destination)
  }
}
