#if !SEGUES_NO_CONTROLLERS
extension _SegueHandover {
  /// The method to call on the controller that an unwind segue leads back to; nil after a failure
  /// was reported.
  ///
  /// The type is generic because the method is called where the case names it. A function type of
  /// the main actor would have to be Sendable, and no method is Sendable in Swift 5 mode.
  @inlinable
  public func method<Destination: _SegueController, Method>(
    _ method: (Destination) -> Method
  ) -> Method? {
    located(Destination.self).map(method)
  }
}
#endif
