extension SegueHandover {
  /// Hands a value to the controller that an unwind segue leads back to.
  @inlinable
  public func unwind<Destination: UIViewController, Value>(
    by method: (Destination) -> @MainActor (Value) -> Void, with value: Value
  ) {
    if let destination = located(Destination.self) { method(destination)(value) }
  }

  /// Tells the controller that an unwind segue leads back to.
  @inlinable
  public func unwind<Destination: UIViewController>(
    by method: (Destination) -> @MainActor () -> Void, with value: Void
  ) {
    if let destination = located(Destination.self) { method(destination)() }
  }

  /// Reached where a case has no value and the unwind segue's method takes one.
  @available(
    *, unavailable,
    message: """
      this case has no value, but its method takes one: give the case a value of the method's type, \
      or name a method that takes none
      """
  )
  @_disfavoredOverload
  public func unwind<Destination: UIViewController, Value>(
    by method: (Destination) -> @MainActor (Value) -> Void, with value: Void
  ) {}

  /// Reached where a case has a value and the unwind segue's method takes none.
  @available(
    *, unavailable,
    message: """
      this case has a value, but its method takes none: remove the value, or name a method that \
      takes it
      """
  )
  @_disfavoredOverload
  public func unwind<Destination: UIViewController, Value>(
    by method: (Destination) -> @MainActor () -> Void, with value: Value
  ) {}

  /// Checks the class of the controller that an unwind segue leads back to: UIKit calls its action.
  @inlinable
  public func unwind<Destination: UIViewController>(
    by action: (Destination) -> @MainActor (UIStoryboardSegue) -> Void, with value: Void
  ) {
    _ = located(Destination.self)
  }
}
