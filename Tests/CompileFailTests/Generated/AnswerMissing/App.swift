import SeguesMacros

struct Person {}

final class PersonViewController: UIViewController {}
final class LegendViewController: UIViewController {}

final class AboutViewController: UIViewController, SegueDestination {
  typealias SegueInput = Int
  func configure(with input: Int) {}
}

@SegueSource
final class ListViewController: UIViewController, ListViewControllerSegues.Source {}
// ↑ error: type 'ListViewController' does not conform to protocol 'ListViewControllerSegues.Source'
