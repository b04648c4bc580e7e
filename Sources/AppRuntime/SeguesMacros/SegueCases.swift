#if !SEGUES_NO_CONTROLLERS
public import Segues

/// Declares a segue with an identifier that leads to a view controller class, directly or through
/// containers.
///
/// For a hosting controller, as in `@To(UIHostingController<ProfileView>.self) case
/// profile(ProfileView)`, the value is the view, and a segue action creates the controller.
/// Objective-C can't name a generic class, so the segue action returns `UIViewController?`.
///
/// - Parameters:
///   - destination: The destination's class. The case has one value, which is the destination's
///     input; or several values, which are the arguments of the input's initializer; or none if the
///     destination needs no input.
///   - id: The identifier in the storyboard. The default is the case's name.
@attached(peer)
public macro To<Destination: _SegueController>(
  _ destination: Destination.Type, id: String? = nil
) =
  #externalMacro(module: "SeguesMacrosPlugin", type: "SegueCaseMacro")

/// Declares a segue without an identifier, which a control fires. Its destination's class
/// distinguishes it from the controller's other unnamed segues.
///
/// Code can't perform it. The class supplies its value: for a case `info(Info)`, in a method `func
/// infoInput(from sender: Any?) -> Info`. The result isn't optional, because UIKit doesn't say
/// which unnamed segue it is about to perform. To be able to veto the segue, give it an identifier.
///
/// - Parameter destination: The destination's class.
@attached(peer)
public macro Unnamed<Destination: _SegueController>(_ destination: Destination.Type) =
  #externalMacro(module: "SeguesMacrosPlugin", type: "SegueCaseMacro")

/// Declares an embed segue, which a container view performs while the controller's view loads.
///
/// Code can't perform it. The class supplies its value: for a case `map(Map)`, in a method `func
/// mapInput(from sender: Any?) -> Map`. The sender is nil, and the result isn't optional, because
/// an embed always happens.
///
/// - Parameters:
///   - destination: The embedded controller's class.
///   - id: The identifier in the storyboard, if it has one.
@attached(peer)
public macro Embed<Destination: _SegueController>(
  _ destination: Destination.Type, id: String? = nil
) = #externalMacro(module: "SeguesMacrosPlugin", type: "SegueCaseMacro")

/// Declares a child that the storyboard creates together with this container: a navigation
/// controller's root, a tab, or a column.
///
/// UIKit doesn't prepare relationships. Hand the value over with `configureChild(.root(value))`
/// once the container has its child, or with a segue action that calls `makeDestination(_:from:)`.
///
/// - Parameter destination: The child's class.
@attached(peer)
public macro Child<Destination: _SegueController>(_ destination: Destination.Type) =
  #externalMacro(module: "SeguesMacrosPlugin", type: "SegueCaseMacro")

#if SEGUES_APPKIT
/// Rejected, because AppKit has no unwind segues.
///
/// The macro reports this itself. If it were unavailable, the compiler would say so twice.
///
/// - Parameters:
///   - method: A method of the controller to go back to.
///   - id: The identifier in the storyboard.
@attached(peer)
public macro Unwind<Destination: _SegueController, Method>(
  _ method: (Destination) -> Method, id: String? = nil
) = #externalMacro(module: "SeguesMacrosPlugin", type: "RejectedUnwindMacro")
#else
/// Declares an unwind segue that hands its value to the controller it unwinds to.
///
/// The method receives the value during `prepare(for:sender:)`. The storyboard's unwind action is a
/// separate method, which UIKit calls afterwards.
///
/// - Parameters:
///   - method: The method that receives the value, such as
///     `HomeViewController.limitsChosen(with:)`. For a case without a value: a method without
///     parameters, such as `HomeViewController.cancelled`, or the unwind action itself, such as
///     `HomeViewController.unwindHome(_:)`. Only UIKit calls a method that takes the segue, and only
///     if the storyboard names it.
///   - id: The identifier in the storyboard. The default is the case's name.
@attached(peer)
public macro Unwind<Destination: _SegueController, Method>(
  _ method: (Destination) -> Method, id: String? = nil
) = #externalMacro(module: "SeguesMacrosPlugin", type: "SegueCaseMacro")
#endif

/// Declares a segue whose destination is set up by hand in `prepare(for:sender:)`. Code can perform
/// it by case, and no value is handed over.
///
/// Use it to adopt one segue at a time. In an `enum Segue: String`, a case without an attribute
/// means the same.
///
/// - Parameter id: The identifier in the storyboard. The default is the case's name.
@attached(peer)
public macro Untyped(id: String? = nil) =
  #externalMacro(module: "SeguesMacrosPlugin", type: "SegueCaseMacro")
#endif
