import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
    @To(AboutViewController.self) case one(String)
    // ↑ error: 'input(_:for:)' is unavailable: this case has a value, but its destination takes none:
    //   conform the destination's class to 'SegueDestination' with a 'SegueInput' and
    //   'configure(with:)', or remove the value
  }

  func show() {
    performSegue(.about("this"))
    // ↑ error: enum case 'about' has no associated values
  }
}

final class AboutViewController: UIViewController {}
