import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue: String {
    @To(AboutViewController.self, id: "Twice") case twice = "Two"
    // ↑ error: case 'twice' has two identifiers: remove 'id:' or the raw value
    @To(PersonViewController.self) case person = "ShowPerson"
    // ↑ error: 'checkNeedsNothing' is unavailable: this case has no value, but its destination takes one:
    //   give the case a value of the destination's 'SegueInput'
    @To(AboutViewController.self) case empty = ""
    // ↑ error: case 'empty' has an empty identifier: use the one from the storyboard; for a segue
    //   without one, write '@Unnamed'
  }
}

@SegueSource
final class NumbersViewController: UIViewController {
  enum Segue: Int {
    // ↑ error: the raw values of 'enum Segue' are identifiers: its raw type must be 'String'
    @To(AboutViewController.self) case about
  }
}

final class AboutViewController: UIViewController {}

final class PersonViewController: UIViewController, SegueDestination {
  typealias SegueInput = String
  func configure(with input: String) {}
}
