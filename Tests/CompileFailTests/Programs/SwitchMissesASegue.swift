import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
    @To(PersonViewController.self) case person(String)
  }

  func segue(for id: SegueID, sender: Any?) -> Segue? {
    switch id {
    // ↑ error: switch must be exhaustive
    case .about: .about
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    route(segue, sender: sender)
    guard let id = segueID(for: segue) else { return }
    switch id {
    // ↑ error: switch must be exhaustive
    case .person: title = nil
    }
  }
}

final class AboutViewController: UIViewController {}

final class PersonViewController: UIViewController, SegueDestination {
  func configure(with input: String) {}
}
