import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @Unnamed(AboutViewController.self) case about
    @Unnamed(AboutViewController.self) case help
    // ↑ error: case 'about' is already an unnamed segue to 'AboutViewController', and unnamed segues
    //   are told apart by their destination's class: give one of them an identifier in the storyboard
    @Embed(AboutViewController.self) case legend
    // ↑ error: case 'about' is already an unnamed segue to 'AboutViewController', and unnamed segues
    //   are told apart by their destination's class: give one of them an identifier in the storyboard
    @Embed(AboutViewController.self, id: "footer") case footer
  }
}

final class AboutViewController: UIViewController {}
