#if !SEGUES_NO_CONTROLLERS
/// A view controller that performs its segues by case: `@SegueSource` conforms the class.
@MainActor
public protocol SegueSource: _SegueController {
  /// The names of the segues of the class that starts the chain, for `Stage`; none if they are less visible than
  /// the class.
  associatedtype _SegueNames: SegueIdentifying

  /// What the class, its superclasses included, says of its segues.
  static var _segueDeclarations: [_SegueDeclaration] { get }

  /// Hands the destination of a segue what its case says; false if neither the class nor a superclass has a
  /// case for it.
  func _routeSegue(_ segue: _StoryboardSegue, sender: Any?) -> Bool
}

/// The protocol under a name that no app has for a type of its own.
public typealias _SegueSource = SegueSource
#endif
