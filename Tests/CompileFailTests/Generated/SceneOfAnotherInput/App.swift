import SeguesMacros

struct Person {}

final class PersonViewController: UIViewController, SegueDestination {
  struct SegueInput { var person: Person }
  func configure(with input: SegueInput) {}
}

final class AboutViewController: UIViewController {}
final class LegendViewController: UIViewController {}

final class ListViewController: UIViewController {}

@MainActor
func test() {
  let first: UINavigationController = MainStoryboard.initial.instantiate()
  let second: PersonViewController = MainStoryboard.person.instantiate(
    with: .init(person: Person()))
  let third = MainStoryboard.person.instantiate(with: Person())
  // ↑ error: cannot convert value of type 'Person' to expected argument type
  //   'PersonViewController.SegueInput'
  let fourth = MainStoryboard.person.instantiate()
  // ↑ error: referencing instance method 'instantiate()' on 'SceneFactory' requires the types
  //   'PersonViewController.SegueInput' and 'NoSegueInput' be equivalent
  _ = (first, second, third, fourth)
}
