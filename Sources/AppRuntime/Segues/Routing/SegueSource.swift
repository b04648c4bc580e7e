#if !SEGUES_NO_CONTROLLERS
/// A view controller that performs its segues by case.
///
/// `@SegueSource` adds the conformance.
@MainActor
public protocol SegueSource: _SegueSourceController {
  /// The names of the segues of the topmost class with `@SegueSource`, for `Stage`; none if the
  /// names are less visible than the class.
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
