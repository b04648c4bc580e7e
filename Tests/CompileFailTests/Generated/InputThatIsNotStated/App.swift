import SeguesMacros

final class PersonViewController: UIViewController, SegueDestination {
  // ↑ error: type 'PersonViewController' does not conform to protocol 'SegueReceiving'
  // ↑ error: unavailable static method '_checkSegueInput' was used to satisfy a requirement of protocol
  //   'SegueReceiving': the class has no 'SegueInput': declare it, as a nested type or as
  //   'typealias SegueInput = …', with the type that 'configure(with:)' or 'init(coder:input:)' takes;
  //   if it needs no input, remove the conformance
  func configure(with input: String) {}
}

final class AboutViewController: UIViewController {}
final class LegendViewController: UIViewController {}

@SegueSource
final class ListViewController: UIViewController, ListViewControllerSegues.Source {}
