#if !SEGUES_NO_CONTROLLERS
public import Segues

/// The case is a segue with an identifier that leads to a class of view controller, directly or
/// through containers.
///
/// A hosting controller, `@To(UIHostingController<ProfileView>.self) case profile(ProfileView)`, has its
/// view as its value and is made by a segue action. Objective-C cannot name a generic class: the action
/// returns `UIViewController?`.
///
/// - Parameters:
///   - destination: The destination's class. The case has one value, the destination's input; or
///     several, the arguments of the input's initializer; or none, where the destination takes none.
///   - id: The identifier in the storyboard; the case's own name if left out.
@attached(peer)
public macro To<Destination: _SegueController>(
  _ destination: Destination.Type, id: String? = nil
) =
  #externalMacro(module: "SeguesMacrosPlugin", type: "SegueCaseMacro")

/// The case is a segue without an identifier, which a control fires: the destination's class tells it
/// from the controller's other unnamed segues.
///
/// Code can't perform it. The class answers with its value: `func infoInput(from sender: Any?) -> Info` for a
/// case `info(Info)`. The answer is not optional, because UIKit doesn't say which unnamed segue it is about
/// to perform: give the segue an identifier to veto it.
///
/// - Parameter destination: The destination's class.
@attached(peer)
public macro Unnamed<Destination: _SegueController>(_ destination: Destination.Type) =
  #externalMacro(module: "SeguesMacrosPlugin", type: "SegueCaseMacro")

/// The case is an embed: a container view performs it while the controller's view loads.
///
/// Code can't perform it. The class answers with its value: `func mapInput(from sender: Any?) -> Map` for a
/// case `map(Map)`. The sender is nil, and the answer is not optional, because an embed always happens.
///
/// - Parameters:
///   - destination: The embedded controller's class.
///   - id: The identifier in the storyboard, if it has one.
@attached(peer)
public macro Embed<Destination: _SegueController>(
  _ destination: Destination.Type, id: String? = nil
) = #externalMacro(module: "SeguesMacrosPlugin", type: "SegueCaseMacro")

/// The case is a child that the storyboard makes together with this container: a navigation
/// controller's root, a tab, a column.
///
/// UIKit prepares no relationship. The value is handed over by
/// `configureChild(.root(value))` once the container has it, or by a segue action that calls
/// `makeDestination(_:from:)`.
///
/// - Parameter destination: The child's class.
@attached(peer)
public macro Child<Destination: _SegueController>(_ destination: Destination.Type) =
  #externalMacro(module: "SeguesMacrosPlugin", type: "SegueCaseMacro")

/// The case is an unwind segue that hands its value to the controller unwound to.
///
/// The method gets the value in `prepare(for:sender:)`; the unwind action that Interface Builder
/// knows, a method of its own, runs after it.
///
/// - Parameters:
///   - method: The method that takes the value, such as `HomeViewController.limitsChosen(with:)`. For
///     a case without a value, a method without parameters such as `HomeViewController.cancelled`, or
///     the unwind action itself with its label, such as `HomeViewController.unwindHome(_:)`.
///   - id: The identifier in the storyboard; the case's own name if left out.
#if SEGUES_APPKIT
@available(
  *, unavailable,
  message:
    "AppKit has no unwind segues: close the window, or call 'dismiss(_:)', and call the method"
)
#endif
@attached(peer)
public macro Unwind<Destination: _SegueController, Method>(
  _ method: (Destination) -> Method, id: String? = nil
) = #externalMacro(module: "SeguesMacrosPlugin", type: "SegueCaseMacro")

/// The case is a segue whose destination `prepare(for:sender:)` sets up by hand: code performs it by case, and
/// nothing is handed over.
///
/// With it an app takes over one segue at a time. In an `enum Segue: String`, a case without an attribute means
/// the same.
///
/// - Parameter id: The identifier in the storyboard; the case's own name if left out.
@attached(peer)
public macro Untyped(id: String? = nil) =
  #externalMacro(module: "SeguesMacrosPlugin", type: "SegueCaseMacro")
#endif
