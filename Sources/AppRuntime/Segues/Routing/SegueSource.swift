#if !SEGUES_NO_CONTROLLERS
/// A view controller whose segues are the cases of an enum.
///
/// `@SegueSource` adds the conformance.
@MainActor
public protocol SegueSource: _SegueSourceController {
  /// The names that `Stage` accepts: those of the topmost superclass with `@SegueSource`, or none if
  /// they are less visible than that class.
  associatedtype _SegueNames: SegueIdentifying

  /// The descriptions of the class's segues, including those of its superclasses.
  static var _segueDeclarations: [_SegueDeclaration] { get }

  /// Hands the value of a segue's case to its destination; false if neither the class nor a
  /// superclass has a case for it.
  func _routeSegue(_ segue: _StoryboardSegue, sender: Any?) -> Bool
}

/// The protocol, under a name that doesn't clash with an app's own types.
public typealias _SegueSource = SegueSource
#endif
