#if !SEGUES_NO_CONTROLLERS
public import Foundation

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
  /// Rejects a segue to another kind of responder, such as a view.
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

// A mistyped `SegueInput` leaves the class with `NoSegueInput`. The compiler finds that here,
// whatever the class's own methods take.
extension SegueReceiving {
  /// Accepts a class that declares its input.
  public static func _checkSegueInput(_ input: SegueInput.Type) {}
}

extension SegueReceiving where SegueInput == NoSegueInput {
  /// Rejects a class that receives an input but has no `SegueInput`.
  @available(
    *, unavailable,
    message: """
      the class has no 'SegueInput': declare it, as a nested type or as 'typealias SegueInput = …', with \
      the type that 'configure(with:)' or 'init(coder:input:)' takes; if it needs no input, remove the conformance
      """
  )
  public static func _checkSegueInput(_ input: SegueInput.Type) {}
}

// With these, a class without a `SegueInput` meets its protocol's other requirement, so that the
// mistake is reported once.
extension SegueDestination where SegueInput == NoSegueInput {
  /// Never called.
  @_documentation(visibility: internal)
  public func configure(with input: NoSegueInput) {}
}

extension SegueInitializable where SegueInput == NoSegueInput {
  /// Never called.
  @_documentation(visibility: internal)
  public init?(coder: NSCoder, input: NoSegueInput) {
    fatalError("the compiler rejects every class that has this initializer")
  }
}
#endif
