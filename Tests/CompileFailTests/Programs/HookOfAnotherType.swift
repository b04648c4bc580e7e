import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(PersonViewController.self) case person(String)
  }

  func segue(for id: SegueID, sender: Any?) -> Segue? {
    .person(3)
    // ↑ error: cannot convert value of type 'Int' to expected argument type 'String'
  }
}

final class PersonViewController: UIViewController, SegueDestination {
  func configure(with input: String) {}
}
