#if !SEGUES_NO_CONTROLLERS
extension _SegueHandover {
  /// The method to call on the controller that an unwind segue leads back to; nil after a failure
  /// was reported.
  ///
  /// The method's type is generic, because a function type of the main actor would have to be
  /// Sendable, and no method is Sendable in Swift 5 mode. The macro's code calls the method.
  @inlinable
  public func method<Destination: _SegueController, Method>(
    _ method: (Destination) -> Method
  ) -> Method? {
    located(Destination.self).map(method)
  }

  /// Calls the method of an unwind segue without a value.
  @inlinable
  public func unwind<Result>(_ method: (() -> Result)?) {
    _ = method?()
  }

  /// Accepts the unwind action itself, which UIKit calls.
  ///
  /// Generated code prefers a method of the same name without parameters. In an attribute, a name
  /// that both methods have would be ambiguous.
  @_disfavoredOverload
  @inlinable
  public func unwind<Result>(_ method: ((_StoryboardSegue) -> Result)?) {}

  /// Rejects a case without a value if the method of its unwind segue takes one.
  @available(
    *, unavailable,
    message: """
      this case has no value, but its method takes one: give the case that value, or name the unwind action, or \
      a method without parameters that is neither async nor throwing
      """
  )
  @_disfavoredOverload
  public func unwind<Method>(_ method: Method?) {}
}
#endif
