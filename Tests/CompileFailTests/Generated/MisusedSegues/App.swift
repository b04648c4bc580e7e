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
  func test() {
    performSegue(.showPerson(.init(person: Person())))
    performSegue(.showTerms)
    performSegue(.showPerson)
    // ↑ error: member 'showPerson' expects argument of type 'PersonViewController.SegueInput'
    performSegue(.showPerson(Person()))
    // ↑ error: cannot convert value of type 'Person' to expected argument type
    //   'PersonViewController.SegueInput'
    performSegue(.showTerms(5))
    // ↑ error: cannot convert value of type 'Int' to expected argument type
    //   'AboutViewController.SegueInput' (aka 'NoSegueInput')
    performSegue(.showPeople)
    // ↑ error: type 'ListViewController.Segue' (aka
    //   'ListViewControllerSegues.Cases<NoSegueInput, NoSegueInput, PersonViewController.SegueInput>')
    //   has no member 'showPeople'
  }
}
