import SeguesMacros

struct Person {}

final class PersonViewController: UIViewController, SegueDestination {
  struct SegueInput { var person: Person }
  func configure(with input: SegueInput) {}
}

final class AboutViewController: UIViewController {}
final class LegendViewController: UIViewController {}

@SegueSource
final class ListViewController: UIViewController {
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
    //   'AboutViewController.SegueInput'
    performSegue(.showPeople)
    // ↑ error: type 'ListViewController.PerformableSegue' (aka
    //   'ListViewControllerSegues.Performable<(), PersonViewController.SegueInput>') has no member
    //   'showPeople'
    performSegue(.about)
    // ↑ error: 'about' is unavailable: 'about' is an unnamed segue, which only its control fires:
    //   code cannot perform it
    performSegue(.legend)
    // ↑ error: 'legend' is unavailable: 'legend' is an embed, which the container view performs as
    //   it loads: code cannot perform it
  }
}
