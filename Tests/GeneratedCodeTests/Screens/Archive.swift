import SeguesMacros

@SegueSource
class ArchiveViewController: UIViewController {
  func segue(for id: SegueID, sender: Any?) -> Segue? {
    id == .showOld ? .showOld(1900) : nil
  }
}

/// Has its base's segues, and one of its own.
@SegueSource
final class OldArchiveViewController: ArchiveViewController, SegueDestination {
  typealias SegueInput = Int

  private(set) var year: Int?

  func configure(with input: Int) { year = input }
}

/// Uses no macro: it calls the generated type itself.
final class PlainViewController: UIViewController {
  typealias Segues = PlainViewControllerSegues

  var yearOfButton: Int? = 1950

  func showOld(of year: Int) { Segues.perform(.showOld(year), from: self) }

  func showAbout() { Segues.perform(.about, from: self) }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Segues.shouldRoute(identifier, sender: sender, from: self, answer: answer)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    Segues.route(segue, sender: sender, from: self, answer: answer)
  }

  private func answer(_ id: Segues.ID) -> SegueAnswer<Segues.Segue> {
    switch id {
    case .showOld: SegueAnswer(yearOfButton.map(Segues.Segue.showOld(_:)))
    case .about: .noHook
    }
  }
}
