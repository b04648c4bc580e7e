import SeguesMacros

@SegueSource
final class PeopleViewController: UITabBarController {
  enum Segue {
    @To(AboutViewController.self) case about
    @Embed(AboutViewController.self) case legend
    @Embed(PersonViewController.self, id: "me") case me(String)
    @Relationship(AboutViewController.self) case tab
    @Relationship(PersonViewController.self) case mine(String)
    @Unnamed(UITableViewController.self) case help
    @Unnamed(PersonViewController.self) case author(String)
  }

  func segue(for id: SegueID, sender: Any?) -> Segue? { nil }

  func show() {
    performSegue(.legend)
    // ↑ error: 'legend' is unavailable: 'legend' is an embed, which the container view performs as it
    //   loads: code cannot perform it
    performSegue(.me("Grace"))
    // ↑ error: 'me' is unavailable: 'me' is an embed, which the container view performs as it loads:
    //   code cannot perform it
    performSegue(.tab)
    // ↑ error: 'tab' is unavailable: 'tab' is a relationship, made together with its container: code
    //   cannot perform it
    performSegue(.mine("Grace"))
    // ↑ error: 'mine' is unavailable: 'mine' is a relationship, made together with its container:
    //   code cannot perform it
    performSegue(.help)
    // ↑ error: 'help' is unavailable: 'help' is an unnamed segue, which only its control fires: code
    //   cannot perform it
    performSegue(.author("Grace"))
    // ↑ error: 'author' is unavailable: 'author' is an unnamed segue, which only its control fires:
    //   code cannot perform it
    performSegue(Segue.legend)
    // ↑ error: cannot convert value of type 'PeopleViewController.Segue' to expected argument type
    //   'PeopleViewController.PerformableSegue'
    configureRelationship(.about)
    // ↑ error: type 'PeopleViewController.RelatedSegue' has no member 'about'
  }
}

final class AboutViewController: UIViewController {}

final class PersonViewController: UIViewController, SegueDestination {
  func configure(with input: String) {}
}
