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
    performSegue(.showPerson(Person()))
    performSegue(.showTerms(5))
    performSegue(.showPeople)
    performSegue(.about)
    performSegue(.legend)
  }
}
