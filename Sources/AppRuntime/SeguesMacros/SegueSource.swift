#if !SEGUES_NO_CONTROLLERS
/// Adds the members with which a view controller performs its segues by case and hands each
/// destination its value.
///
/// The class has a nested `enum Segue` whose cases say where their segues lead:
///
/// ```swift
/// @SegueSource
/// final class GroupsViewController: UITableViewController {
///   enum Segue {
///     @To(LoginViewController.self) case login
///     @To(DevicesViewController.self, id: "Details") case devices(DevicesViewController.SegueInput)
///   }
/// }
/// ```
///
/// The macro adds `performSegue(.devices(input))`; an `enum SegueID` that names the segues without
/// their values; `makeDestination(.devices, from: coder)` for segue actions; and overrides of
/// `prepare(for:sender:)` and `shouldPerformSegue(withIdentifier:sender:)`, which call `super`
/// first. If you write `prepare` yourself, call `route(segue, sender: sender)` in it, which returns
/// the segue with its value. In your own `shouldPerformSegue`, call
/// `shouldRoute(identifier, sender: sender)`.
///
/// The raw values of an `enum Segue: String` are identifiers.
///
/// If a control fires a segue whose case has a value, the class supplies the value in a method
/// named after the case:
///
/// ```swift
/// func devicesInput(from sender: Any?) -> DevicesViewController.SegueInput?
/// ```
///
/// Returning nil vetoes the segue. The method must be in the class's body, because a macro sees
/// nothing else.
///
/// A class without an `enum Segue` uses the segues that `segues generate` or the build plugin
/// writes from the storyboards: for a class `ListViewController`, those are
/// `ListViewControllerSegues`. The class conforms to their `Source` protocol, whose requirements
/// are the methods that supply values:
///
/// ```swift
/// @SegueSource
/// final class ListViewController: UITableViewController, ListViewControllerSegues.Source {
///   func showPersonInput(from sender: Any?) -> Person? { … }
/// }
///
/// performSegue(.showPerson(person))
/// ```
///
/// Members that mention generated types are internal. To make them public in a public class,
/// generate public segues and declare `public typealias Segue = ListViewControllerSegues.Segue`.
@attached(
  member, conformances: SegueSource,
  names: named(_Segues), named(_SegueNames), named(Segue), named(SegueID), named(_SegueCreation),
  named(performSegue),
  named(prepare),
  named(shouldPerformSegue), named(route), named(_routeSegue), named(shouldRoute),
  named(segueIdentifier), named(makeDestination), named(configureChild),
  named(_segueDeclarations), named(_headlessUnwindActions), named(_headlessSegueActions))
@attached(extension, conformances: SegueSource)
public macro SegueSource() =
  #externalMacro(module: "SeguesMacrosPlugin", type: "SegueSourceMacro")

/// Registers the segue actions and unwind actions of a class or an extension on systems other than
/// Apple's, where no Objective-C runtime finds them by name.
///
/// `@SegueSource` already does this for its class's body. Use this macro on classes that have only
/// unwind actions, and on extensions: on at most one of each class, which then needs one of the two
/// macros itself. On Apple systems, this macro adds nothing.
@attached(member, names: named(_headlessUnwindActions), named(_headlessSegueActions))
public macro SegueActions() =
  #externalMacro(module: "SeguesMacrosPlugin", type: "SegueActionsMacro")
#endif
