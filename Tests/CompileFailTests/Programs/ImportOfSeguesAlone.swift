import Segues

@SegueSource
// ↑ error: 'SegueSource()' is unavailable: import 'SeguesMacros' instead of 'Segues', and make
//   that product a dependency of the target
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
    // ↑ error: unknown attribute 'To'
  }
}

@SegueActions
// ↑ error: 'SegueActions()' is unavailable: import 'SeguesMacros' instead of 'Segues', and make
//   that product a dependency of the target
final class HomeViewController: UIViewController {}

final class AboutViewController: UIViewController {}
