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
/// It gets `performSegue(.devices(input))`, an `enum SegueID` that names its segues without their
/// values, `create(.devices, from:sender:)` for segue actions, and overrides of
/// `prepare(for:sender:)` and `shouldPerformSegue(withIdentifier:sender:)` that call `super` first. A
/// class that writes one of them by hand calls `route(segue, sender: sender)` or
/// `shouldRoute(identifier, sender: sender)` in it.
///
/// Where a control fires a segue whose case has a value, the class answers with it:
///
/// ```swift
/// func segue(for id: SegueID, sender: Any?) -> Segue?
/// ```
///
/// Nil vetoes the segue.
///
/// A class without an `enum Segue` has the segues that `segues generate`, or the build plugin, writes
/// from the storyboards, as `ListViewControllerSegues` for a class `ListViewController`:
///
/// ```swift
/// @SegueSource
/// final class ListViewController: UITableViewController {}
///
/// performSegue(.showPerson(person))
/// ```
///
/// The members that mention generated types are internal. Where the segues are generated as public,
/// `public typealias Segue = ListViewControllerSegues.Segue` in a public class makes them public.
@attached(
  member, conformances: SegueSource,
  names: named(AdoptedSegues), named(Segue), named(SegueID), named(PerformableSegue),
  named(RelatedSegue), named(SegueCreation),
  named(segueSlot), named(performSegue), named(prepare), named(shouldPerformSegue), named(route),
  named(shouldRoute), named(segueID), named(segueAnswer), named(segueWithoutValue),
  named(handOver), named(segueDestination), named(create), named(createDestination),
  named(configureRelationship),
  named(segueDeclarations), named(headlessUnwindActions), named(headlessSegueActions))
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
