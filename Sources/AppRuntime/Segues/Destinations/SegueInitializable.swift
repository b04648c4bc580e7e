#if !SEGUES_NO_CONTROLLERS
public import Foundation

/// A view controller that receives its input in its initializer, so that its properties need no
/// optionals.
///
/// Requires a segue action in the storyboard (iOS 13, tvOS 13):
///
/// ```swift
/// final class PersonViewController: UIViewController, SegueInitializable {
///   typealias SegueInput = Person
///   init?(coder: NSCoder, input: Person) { … }
///   required init?(coder: NSCoder) { nil }
/// }
///
/// @IBSegueAction func makePerson(_ coder: NSCoder, sender: Any?) -> PersonViewController? {
///   makeDestination(.showPerson, from: coder, sender: sender)
/// }
/// ```
public protocol SegueInitializable<SegueInput>: SegueReceiving {
  /// Creates the controller from the storyboard's archive and its input.
  init?(coder: NSCoder, input: SegueInput)
}
#endif
