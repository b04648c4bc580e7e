import SeguesMacros

final class PersonViewController: UIViewController {
  struct SegueInput { var name: String }
}

final class AboutViewController: UIViewController {}
final class LegendViewController: UIViewController {}

@SegueSource
final class ListViewController: UIViewController, ListViewControllerSegues.Source {}
