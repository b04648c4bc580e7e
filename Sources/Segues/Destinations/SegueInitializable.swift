#if !SEGUES_NO_CONTROLLERS
public import Foundation

/// A view controller that takes its input in its initializer, so that none of it is optional.
///
/// Needs a segue action in the storyboard (iOS 13, tvOS 13):
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
  /// Makes the controller from the storyboard's archive, with its input.
  init?(coder: NSCoder, input: SegueInput)
}
#endif
