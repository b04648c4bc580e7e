import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
    @To(AboutViewController.self, id: "about") case other
    // ↑ error: the identifier 'about' is that of case 'about' already
    @Embed(AboutViewController.self, id: "legend") case legend
    @Unwind(AboutViewController.closed, id: "legend") case close
    // ↑ error: the identifier 'legend' is that of case 'legend' already
    @To(AboutViewController.self) case twice, again
    @To(AboutViewController.self, id: "once") case first, second
    // ↑ error: the identifier 'once' is that of case 'first' already
  }

  // What is right is not in the way: the other cases are there.
  func show() {
    performSegue(.about)
    performSegue(.other)
    performSegue(.again)
  }
}

final class AboutViewController: UIViewController {
  func closed() {}
}
