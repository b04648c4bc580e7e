#if !SEGUES_NO_CONTROLLERS
extension _SegueHandover {
  /// Hands an input to a destination that is configured with it.
  @inlinable
  public mutating func hand<Destination: _SegueController & SegueDestination<Input>, Input>(
    _ input: Input, to destination: Destination.Type
  ) {
    if let coder {
      create(Destination(coder: coder))
    } else {
      located(destination)?.configure(with: input)
    }
  }

  /// Hands an input to a destination that is made with it.
  @inlinable
  public mutating func hand<Destination: _SegueController & SegueInitializable<Input>, Input>(
    _ input: Input, to destination: Destination.Type
  ) {
    hand(to: destination) { Destination(coder: $0, input: input) }
  }

  /// Hands an input to a destination that is made with it, or configured where no segue action is
  /// connected.
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

  /// Makes or checks a destination that takes no input.
  @_disfavoredOverload
  @inlinable
  public mutating func hand<Destination: _SegueController>(to destination: Destination.Type) {
    if let coder {
      create(Destination(coder: coder))
    } else {
      _ = located(destination)
    }
  }

  /// Makes or checks a destination that takes nothing.
  @_disfavoredOverload
  @inlinable
  public mutating func hand<Destination: _SegueController>(
    _ input: NoSegueInput, to destination: Destination.Type
  ) {
    hand(to: destination)
  }

  /// Hands nothing to a destination whose input is `Void`.
  @inlinable
  public mutating func hand<Destination: _SegueController & SegueDestination<Void>>(
    to destination: Destination.Type
  ) {
    hand((), to: destination)
  }

  /// Hands nothing to a destination whose initializer's input is `Void`.
  @inlinable
  public mutating func hand<Destination: _SegueController & SegueInitializable<Void>>(
    to destination: Destination.Type
  ) {
    hand((), to: destination)
  }
}
#endif
