import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {}
// ↑ error: '@SegueSource' needs a nested 'enum Segue' with a case for each segue, such as
//   '@To(DetailViewController.self) case detail'

@SegueSource
final class EmptyViewController: UIViewController {
  // ↑ error: '@SegueSource' needs a nested 'enum Segue' with a case for each segue, such as
  //   '@To(DetailViewController.self) case detail'
  enum Segue {}
}
