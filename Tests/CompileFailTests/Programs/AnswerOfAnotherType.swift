import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(PersonViewController.self) case person(String)
    // ↑ error: cannot convert value of type 'Int' to expected argument type 'String'
    @To(PersonViewController.self) case friend(String)
    @To(PersonViewController.self) case neighbour(String)
    @To(PersonViewController.self) case stranger(String)
  }

  func personInput(from sender: Any?) -> Int? { 3 }

  func friendInput(from sender: Any?) -> String? {
    3
    // ↑ error: cannot convert return expression of type 'Int' to return type 'String'
  }

  func neighbourInput(from sender: UIButton?) -> String? { nil }
  // ↑ warning: no segue calls 'neighbourInput' as it is declared: declare it as 'func
  //   neighbourInput(from sender: Any?) -> String?'

  func strangerInput(sender: Any?) -> String? { nil }
  // ↑ warning: no segue calls 'strangerInput' as it is declared: declare it as 'func
  //   strangerInput(from sender: Any?) -> String?'
}

final class PersonViewController: UIViewController, SegueDestination {
  typealias SegueInput = String
  func configure(with input: String) {}
}
