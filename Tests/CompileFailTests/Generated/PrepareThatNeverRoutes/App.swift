import SeguesMacros

struct Person {}

final class PersonViewController: UIViewController, SegueDestination {
  struct SegueInput { var person: Person }
  func configure(with input: SegueInput) {}
}

final class AboutViewController: UIViewController {}
final class LegendViewController: UIViewController {}

@SegueSource
final class ListViewController: UIViewController, ListViewControllerSegues.Source {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // ↑ error: 'prepare(for:sender:)' is written by hand and never calls 'route(segue, sender:
    //   sender)', so no destination would get its input
    title = segue.identifier
  }
}
