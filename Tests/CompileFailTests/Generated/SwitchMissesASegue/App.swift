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
  func name(of segue: Segue) -> String {
    switch segue {
    // ↑ error: switch must be exhaustive
    case .about: "about"
    case .legend: "legend"
    case .showPerson(let input): "\(input.person)"
    }
  }

  func name(of id: SegueID) -> String {
    switch id {
    // ↑ error: switch must be exhaustive
    case .about, .legend, .showPerson: "known"
    }
  }
}
