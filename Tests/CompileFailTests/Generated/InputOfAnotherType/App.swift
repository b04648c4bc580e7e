import SeguesMacros

final class PersonViewController: UIViewController, SegueDestination {
  struct SegueInput { var name: String }
  func configure(with input: String) {}
}

final class AboutViewController: UIViewController {}
final class LegendViewController: UIViewController {}

@SegueSource
final class ListViewController: UIViewController {}
