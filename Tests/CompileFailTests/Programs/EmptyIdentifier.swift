import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self, id: "") case about
    // ↑ error: case 'about' has an empty identifier: use the one from the storyboard; for a segue
    //   without one, write '@Unnamed'
    @Embed(AboutViewController.self, id: "") case legend
    // ↑ error: case 'legend' has an empty identifier: use the one from the storyboard; for an embed
    //   without one, leave out 'id:'
    @Unwind(AboutViewController.closed, id: "") case close
    // ↑ error: case 'close' has an empty identifier: use the one from the storyboard; code can't
    //   perform an unwind segue without one
  }
}

final class AboutViewController: UIViewController {
  func closed() {}
}
