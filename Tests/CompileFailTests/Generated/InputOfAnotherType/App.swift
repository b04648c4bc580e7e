import SeguesMacros

final class PersonViewController: UIViewController, SegueDestination {
  // ↑ error: type 'PersonViewController' does not conform to protocol 'SegueDestination'
  struct SegueInput { var name: String }
  func configure(with input: String) {}
}

final class AboutViewController: UIViewController {}
final class LegendViewController: UIViewController {}

@SegueSource
final class ListViewController: UIViewController, ListViewControllerSegues.Source {}
