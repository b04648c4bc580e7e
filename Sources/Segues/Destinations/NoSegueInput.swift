#if !SEGUES_NO_CONTROLLERS
/// The input of a controller that needs nothing.
///
/// Every view controller that declares no `SegueInput` of its own has this one, so that generated code
/// can ask each destination for its `SegueInput`.
public struct NoSegueInput: Hashable, Sendable {
  /// Nothing.
  @inlinable
  public init() {}
}

#if SEGUES_APPKIT
extension NSResponder {
  /// Reached if a segue leads to another responder, such as a view.
  @available(
    *, unavailable,
    message: "a segue leads to a view controller or a window controller: name the class of one"
  )
  public typealias SegueInput = NoSegueInput
}

extension NSViewController {
  /// Nothing: a controller that needs something declares a `SegueInput` of its own, which hides this one,
  /// and conforms to ``SegueDestination`` or ``SegueInitializable``.
  public typealias SegueInput = NoSegueInput
}

extension NSWindowController {
  /// Nothing: a controller that needs something declares a `SegueInput` of its own, which hides this one,
  /// and conforms to ``SegueDestination`` or ``SegueInitializable``.
  public typealias SegueInput = NoSegueInput
}
#else
extension UIViewController {
  /// Nothing: a controller that needs something declares a `SegueInput` of its own, which hides this one,
  /// and conforms to ``SegueDestination`` or ``SegueInitializable``.
  public typealias SegueInput = NoSegueInput
}
#endif

// Without these, a mistyped `SegueInput` would only be reported as a method that doesn't match.
extension SegueDestination where SegueInput == NoSegueInput {
  /// Found by the compiler where a class has `configure(with:)` and no `SegueInput`.
  @available(
    *, unavailable,
    message: """
      the class has no 'SegueInput': declare it, as a nested type or as 'typealias SegueInput = …', with \
      the type that 'configure(with:)' takes
      """
  )
  public func configure(with input: NoSegueInput) {}
}
#endif
