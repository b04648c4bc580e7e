import SeguesMacros

@SegueSource
final class PeopleViewController: UITabBarController {
  enum Segue {
    @To(AboutViewController.self) case about
    @Child(AboutViewController.self) case tab
  }

  func show() {
    configureChild(.about)
    // ↑ error: type 'PeopleViewController._Segues.ChildSegue' has no member 'about'
  }
}

final class AboutViewController: UIViewController {}
