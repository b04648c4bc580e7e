import SeguesMacros

final class PersonViewController: UIViewController, SegueDestination {
  // ↑ error: type 'PersonViewController' does not conform to protocol 'SegueDestination'
  // ↑ error: unavailable instance method 'configure(with:)' was used to satisfy a requirement of
  //   protocol 'SegueDestination': the class has no 'SegueInput': declare it, as a nested type or as
  //   'typealias SegueInput = …', with the type that 'configure(with:)' takes
  func configure(with input: String) {}
}

final class AboutViewController: UIViewController {}
final class LegendViewController: UIViewController {}

@SegueSource
final class ListViewController: UIViewController, ListViewControllerSegues.Source {}
