import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about(name: String, age: Int)
    // ↑ error: '_DestinationWithoutSegueInput' cannot be constructed because it has no accessible
    //   initializers
  }
}

final class AboutViewController: UIViewController {}
