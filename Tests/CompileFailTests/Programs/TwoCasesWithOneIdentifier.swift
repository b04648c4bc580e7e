import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
    @To(AboutViewController.self, id: "about") case other
    // ↑ error: case 'about' already has the identifier 'about'
    @Embed(AboutViewController.self, id: "legend") case legend
    @Unwind(AboutViewController.closed, id: "legend") case close
    // ↑ error: case 'legend' already has the identifier 'legend'
    @To(AboutViewController.self) case twice, again
    @To(AboutViewController.self, id: "once") case first, second
    // ↑ error: case 'first' already has the identifier 'once'
  }

  // The correct cases still compile.
  func show() {
    performSegue(.about)
    performSegue(.other)
    performSegue(.again)
  }
}

final class AboutViewController: UIViewController {
  func closed() {}
}
