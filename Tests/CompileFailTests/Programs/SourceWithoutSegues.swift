import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {}
// ↑ error: cannot find type 'PeopleViewControllerSegues' in scope

@SegueSource
final class EmptyViewController: UIViewController {
  // ↑ error: 'enum Segue' needs a case for each segue, such as
  //   '@To(DetailViewController.self) case detail'; without the enum, the segues are those that
  //   'segues generate' writes
  enum Segue {}
}
