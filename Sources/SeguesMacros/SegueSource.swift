#if !SEGUES_NO_CONTROLLERS
/// Writes what a view controller needs to perform its segues by case, and to hand each destination
/// what its case says.
///
/// The class has a nested `enum Segue` whose cases say where they lead:
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
/// It gets `performSegue(.devices(input))`, an `enum SegueID` that names its segues without their values,
/// `makeDestination(.devices, from: coder)` for segue actions, and overrides of `prepare(for:sender:)` and
/// `shouldPerformSegue(withIdentifier:sender:)` that call `super` first. A class that writes one of them by hand
/// calls `route(segue, sender: sender)`, which returns the segue with its value, or
/// `shouldRoute(identifier, sender: sender)` in it.
///
/// The raw values of an `enum Segue: String` are identifiers.
///
/// If a control fires a segue whose case has a value, the class answers with it, in a method that is named after
/// the case:
///
/// ```swift
/// func devicesInput(from sender: Any?) -> DevicesViewController.SegueInput?
/// ```
///
/// Nil vetoes the segue. The methods stand in the class's body, which is all that a macro sees.
///
/// A class without an `enum Segue` takes the segues that `segues generate`, or the build plugin, writes from the
/// storyboards, as `ListViewControllerSegues` for a class `ListViewController`. It says so by conforming to
/// their `Source`, whose requirements are the answers:
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
/// The members that mention generated types are internal. Where the segues are generated as public,
/// `public typealias Segue = ListViewControllerSegues.Segue` in a public class makes them public.
@attached(
  member, conformances: SegueSource,
  names: named(_Segues), named(_SegueNames), named(Segue), named(SegueID), named(SegueCreation),
  named(performSegue),
  named(prepare),
  named(shouldPerformSegue), named(route), named(_routeSegue), named(shouldRoute),
  named(segueIdentifier), named(makeDestination), named(configureChild),
  named(_segueDeclarations), named(headlessUnwindActions), named(headlessSegueActions))
@attached(extension, conformances: SegueSource)
public macro SegueSource() =
  #externalMacro(module: "SeguesMacrosPlugin", type: "SegueSourceMacro")

/// Registers the `@IBSegueAction` methods and unwind actions of a class or an extension, where there
/// is no Objective-C runtime that would find them by name.
///
/// `@SegueSource` does so for the body of its class: this macro is for classes that only unwind to,
/// and for extensions. A class with such an extension needs one of the two macros itself, and at most
/// one extension of a class can have this one. On Apple systems it adds nothing.
@attached(member, names: named(headlessUnwindActions), named(headlessSegueActions))
public macro SegueActions() =
  #externalMacro(module: "SeguesMacrosPlugin", type: "SegueActionsMacro")
#endif
