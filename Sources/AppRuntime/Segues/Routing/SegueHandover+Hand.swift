#if !SEGUES_NO_CONTROLLERS
extension _SegueHandover {
  /// Hands an input to a destination that receives it in `configure(with:)`.
  @inlinable
  public mutating func hand<Destination: _SegueController & SegueDestination<Input>, Input>(
    _ input: Input, to destination: Destination.Type
  ) {
    if let coder {
      let made = Destination(coder: coder)
      if isChild { made?.configure(with: input) }
      create(made)
    } else {
      located(destination)?.configure(with: input)
    }
  }

  /// Hands an input to a destination that receives it in its initializer.
  @inlinable
  public mutating func hand<Destination: _SegueController & SegueInitializable<Input>, Input>(
    _ input: Input, to destination: Destination.Type
  ) {
    hand(to: destination) { Destination(coder: $0, input: input) }
  }

  /// Hands an input to a destination that supports both ways: its initializer if a segue action is
  /// connected, `configure(with:)` otherwise.
  @inlinable
  public mutating func hand<
    Destination: _SegueController & SegueDestination<Input> & SegueInitializable<Input>, Input
  >(
    _ input: Input, to destination: Destination.Type
  ) {
    if let coder {
      create(Destination(coder: coder, input: input))
    } else if let found = located(destination), !wasMade(found) {
      found.configure(with: input)
    }
  }

  /// Checks the class of a destination that receives no input, or creates it in a segue action.
  @_disfavoredOverload
  @inlinable
  public mutating func hand<Destination: _SegueController>(to destination: Destination.Type) {
    if let coder {
      create(Destination(coder: coder))
    } else {
      _ = located(destination)
    }
  }

  /// Checks the class of a destination that needs nothing, or creates it in a segue action.
  @_disfavoredOverload
  @inlinable
  public mutating func hand<Destination: _SegueController>(
    _ input: NoSegueInput, to destination: Destination.Type
  ) {
    hand(to: destination)
  }

  /// Configures a destination whose input is `Void`.
  @inlinable
  public mutating func hand<Destination: _SegueController & SegueDestination<Void>>(
    to destination: Destination.Type
  ) {
    hand((), to: destination)
  }

  /// Creates a destination whose initializer's input is `Void`.
  @inlinable
  public mutating func hand<Destination: _SegueController & SegueInitializable<Void>>(
    to destination: Destination.Type
  ) {
    hand((), to: destination)
  }
}
#endif
