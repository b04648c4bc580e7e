import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
    @To(PersonViewController.self) case person(String)
  }

  func name(of segue: Segue) -> String {
    switch segue {
    // ↑ error: switch must be exhaustive
    case .about: "about"
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    switch route(segue, sender: sender) {
    // ↑ error: switch must be exhaustive
    case .person(let name): title = name
    case nil: break
    }
    switch segueIdentifier(for: segue) {
    // ↑ error: switch must be exhaustive
    case .person: title = nil
    }
  }
}

final class AboutViewController: UIViewController {}

final class PersonViewController: UIViewController, SegueDestination {
  typealias SegueInput = String

  func configure(with input: String) {}
}
