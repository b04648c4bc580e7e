import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self, id: "") case about
    // ↑ error: case 'about' has an empty identifier: give it the storyboard's; write '@Unnamed' for a
    //   segue that has none
    @Embed(AboutViewController.self, id: "") case legend
    // ↑ error: case 'legend' has an empty identifier: give it the storyboard's; leave out 'id:' for
    //   an embed that has none
    @Unwind(AboutViewController.closed, id: "") case close
    // ↑ error: case 'close' has an empty identifier: give it the storyboard's; an unwind segue that
    //   code performs needs one
  }
}

final class AboutViewController: UIViewController {
  func closed() {}
}
