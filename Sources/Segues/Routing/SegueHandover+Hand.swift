extension SegueHandover {
  /// Hands an input to a destination that is configured with it.
  @inlinable
  public mutating func hand<Destination: SegueDestination>(
    _ input: Destination.ReceivedInput, to destination: Destination.Type
  ) {
    if let coder {
      create(Destination(coder: coder))
    } else {
      located(destination)?.configure(with: input)
    }
  }

  /// Hands an input to a destination that is made with it.
  @inlinable
  public mutating func hand<Destination: SegueInitializable>(
    _ input: Destination.ReceivedInput, to destination: Destination.Type
  ) {
    hand(to: destination) { Destination(coder: $0, input: input) }
  }

  /// Hands an input to a destination that is made with it, or configured where no segue action is
  /// connected.
  @inlinable
  public mutating func hand<Destination: SegueDestination & SegueInitializable>(
    _ input: Destination.ReceivedInput, to destination: Destination.Type
  ) {
    if let coder {
      create(Destination(coder: coder, input: input))
    } else if let found = located(destination), !wasCreated(found) {
      found.configure(with: input)
    }
  }

  /// Makes or checks a destination that takes no input.
  @_disfavoredOverload
  @inlinable
  public mutating func hand<Destination: UIViewController>(to destination: Destination.Type) {
    if let coder {
      create(Destination(coder: coder))
    } else {
      _ = located(destination)
    }
  }

  /// Hands nothing to a destination whose input is `Void`.
  @inlinable
  public mutating func hand<Destination: SegueDestination>(to destination: Destination.Type)
  where Destination.ReceivedInput == Void {
    hand((), to: destination)
  }

  /// Hands nothing to a destination whose initializer's input is `Void`.
  @inlinable
  public mutating func hand<Destination: SegueInitializable>(to destination: Destination.Type)
  where Destination.ReceivedInput == Void {
    hand((), to: destination)
  }
}
