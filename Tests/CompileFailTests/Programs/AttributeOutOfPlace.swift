import SeguesMacros

final class PeopleViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
    // ↑ error: '@To' belongs on a case of the 'enum Segue' of a '@SegueSource' class
  }

  @Unwind(AboutViewController.closed) func close() {}
  // ↑ error: '@Unwind' belongs on a case of the 'enum Segue' of a '@SegueSource' class
}

@SegueActions
// ↑ error: '@SegueActions' belongs on a view controller's class or on an extension of one
struct Actions {}

final class AboutViewController: UIViewController {
  func closed() {}
}
