import SeguesMacros

private let name = "name"

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self, id: "about \(name)") case interpolated
    // ↑ error: a segue's identifier must be a string literal without interpolation
    @To(AboutViewController.self, id: name) case constant
    // ↑ error: a segue's identifier must be a string literal without interpolation
    @Child(AboutViewController.self, id: "tab") case tab
    // ↑ error: extra argument 'id' in macro expansion
    @Unnamed(AboutViewController.self, id: "help") case help
    // ↑ error: extra argument 'id' in macro expansion
  }
}

final class AboutViewController: UIViewController {}
