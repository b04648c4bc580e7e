#if !SEGUES_NO_CONTROLLERS
extension _SegueHandover {
  /// The method of the controller that an unwind segue leads back to; nil after the failure was
  /// reported.
  ///
  /// Of any type: the method is called where it was named, as what it is there. Taken as a function of
  /// the main actor, it would have to be Sendable, which no method is in Swift 5 mode.
  @inlinable
  public func method<Destination: _SegueController, Method>(
    _ method: (Destination) -> Method
  ) -> Method? {
    located(Destination.self).map(method)
  }
}
#endif
