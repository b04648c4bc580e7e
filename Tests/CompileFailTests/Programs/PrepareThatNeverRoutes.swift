import SeguesMacros

@SegueSource
class PeopleViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // ↑ error: 'prepare(for:sender:)' is written by hand and never calls
    //   'route(segue, sender: sender)', so no destination would get its input
    super.prepare(for: segue, sender: sender)
  }

  override func shouldPerformSegue(withIdentifier name: String, sender: Any?) -> Bool {
    // ↑ error: 'shouldPerformSegue(withIdentifier:sender:)' is written by hand and never calls
    //   'shouldRoute(name, sender: sender)', so a nil answer would not veto a segue
    name != "about"
  }
}

@SegueSource
final class FriendsViewController: PeopleViewController {
  enum Segue {
    @To(AboutViewController.self) case more
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // ↑ error: 'prepare(for:sender:)' is written by hand and never calls
    //   'super.prepare(for: segue, sender: sender)', so no destination would get its input
    super.viewDidLoad()
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    // ↑ error: 'shouldPerformSegue(withIdentifier:sender:)' is written by hand and never calls
    //   'super.shouldPerformSegue(withIdentifier: identifier, sender: sender)', so a nil answer would
    //   not veto a segue
    identifier != "more"
  }
}

final class AboutViewController: UIViewController {}

@SegueSource
final class SometimesViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if segue.identifier == "about" {
      route(segue, sender: sender)
      // ↑ error: 'prepare(for:sender:)' calls 'route(segue, sender: sender)' on some paths only, so some
      //   destinations would not get their input: call it first, outside of any condition
    }
  }
}

@SegueSource
final class LateViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier != nil else { return }
    route(segue, sender: sender)
    // ↑ error: 'prepare(for:sender:)' calls 'route(segue, sender: sender)' on some paths only, so some
    //   destinations would not get their input: call it first, outside of any condition
  }
}
