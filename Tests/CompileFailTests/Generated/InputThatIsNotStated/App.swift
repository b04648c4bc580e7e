import SeguesMacros

final class PersonViewController: UIViewController, SegueDestination {
  func configure(with input: String) {}
}

final class AboutViewController: UIViewController {}
final class LegendViewController: UIViewController {}

@SegueSource
final class ListViewController: UIViewController {}
