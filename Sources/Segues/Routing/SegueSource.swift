/// A view controller that performs its segues by case: `@SegueSource` conforms the class.
@MainActor
public protocol SegueSource: UIViewController {
  /// What the class, its superclasses included, says of its segues.
  static var segueDeclarations: [SegueDeclaration] { get }

  /// Hands the destination of a segue what its case says. `prepare(for:sender:)` calls it.
  ///
  /// - Parameters:
  ///   - segue: The segue that is being prepared.
  ///   - sender: What fired it.
  func route(_ segue: UIStoryboardSegue, sender: Any?)
}
