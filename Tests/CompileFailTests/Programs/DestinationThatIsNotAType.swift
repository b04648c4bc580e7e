import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  static let about = AboutViewController.self

  enum Segue {
    @To(PeopleViewController.about) case about
    // ↑ error: '@To' takes the destination's class, written as 'SomeViewController.self'
  }
}

final class AboutViewController: UIViewController {}
