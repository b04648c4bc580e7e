#if !SEGUES_NO_CONTROLLERS
/// The input of a controller that needs nothing.
///
/// Every view controller that doesn't declare a `SegueInput` has this one, so generated code can
/// refer to any destination's `SegueInput`.
public struct NoSegueInput: Hashable, Sendable {
  /// Creates the empty input.
  @inlinable
  public init() {}
}

#if SEGUES_APPKIT
extension NSResponder {
  /// Reached if a segue leads to another kind of responder, such as a view.
  @available(
    *, unavailable,
    message: "a segue leads to a view controller or a window controller: name its class"
  )
  public typealias SegueInput = NoSegueInput
}

extension NSViewController {
  /// The default: the controller needs no input.
  ///
  /// A controller that needs one declares its own `SegueInput`, which hides this one, and conforms
  /// to ``SegueDestination`` or ``SegueInitializable``.
  public typealias SegueInput = NoSegueInput
}

extension NSWindowController {
  /// The default: the controller needs no input.
  ///
  /// A controller that needs one declares its own `SegueInput`, which hides this one, and conforms
  /// to ``SegueDestination`` or ``SegueInitializable``.
  public typealias SegueInput = NoSegueInput
}
#else
extension UIViewController {
  /// The default: the controller needs no input.
  ///
  /// A controller that needs one declares its own `SegueInput`, which hides this one, and conforms
  /// to ``SegueDestination`` or ``SegueInitializable``.
  public typealias SegueInput = NoSegueInput
}
#endif

// Without these, the compiler would report a mistyped `SegueInput` only as a method that doesn't
// match.
extension SegueDestination where SegueInput == NoSegueInput {
  /// Reached if a class has `configure(with:)` but no `SegueInput`.
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
