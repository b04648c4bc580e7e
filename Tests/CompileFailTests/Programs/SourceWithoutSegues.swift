import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {}
// ↑ error: 'PeopleViewController' has no 'enum Segue' in its body: declare it there, or adopt the
//   generated segues by conforming to 'PeopleViewControllerSegues.Source'

@SegueSource
final class PetsViewController: UIViewController, PetsViewControllerSegues.Source {}
// ↑ error: cannot find type 'PetsViewControllerSegues' in scope
// ↑ error: type 'PetsViewController' does not conform to protocol 'SegueSource'

@SegueSource
final class ExtendedViewController: UIViewController {}
// ↑ error: 'ExtendedViewController' has no 'enum Segue' in its body: declare it there, or adopt the
//   generated segues by conforming to 'ExtendedViewControllerSegues.Source'

extension ExtendedViewController {
  enum Segue {
    @To(PeopleViewController.self) case people
    // ↑ error: '@To' belongs on a case of the 'enum Segue' of a '@SegueSource' class
  }
}

@SegueSource
final class SharingViewController: UIViewController {
  // ↑ error: 'SharingViewController' has no 'enum Segue' in its body: declare it there, or adopt the
  //   generated segues by conforming to 'SharingViewControllerSegues.Source'
  typealias Segue = SharedSegue
}

enum SharedSegue {
  case people
}

@SegueSource
final class EmptyViewController: UIViewController {
  // ↑ error: 'enum Segue' needs a case for each segue, such as '@To(DetailViewController.self) case
  //   detail'; without the enum, the class uses the segues that 'segues generate' writes
  enum Segue {}
}
