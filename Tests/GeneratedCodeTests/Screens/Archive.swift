import SeguesMacros

@SegueSource
class ArchiveViewController: UIViewController, ArchiveViewControllerSegues.Source {
  func showOldInput(from sender: Any?) -> Int? { 1900 }
}

/// Has its superclass's segues, and one of its own.
@SegueSource
final class OldArchiveViewController: ArchiveViewController, SegueDestination,
  OldArchiveViewControllerSegues.Source
{
  typealias SegueInput = Int

  private(set) var year: Int?

  func configure(with input: Int) { year = input }
}

/// Uses no macro, and calls the generated type itself.
final class PlainViewController: UIViewController, PlainViewControllerSegues.Source {
  typealias Segues = PlainViewControllerSegues

  var yearOfButton: Int? = 1950

  func showOld(of year: Int) { Segues.perform(.showOld(year), from: self) }

  func showAbout() { Segues.perform(.about, from: self) }

  func showOldInput(from sender: Any?) -> Int? { yearOfButton }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Segues.shouldRoute(identifier, sender: sender, from: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    Segues.route(segue, sender: sender, from: self)
  }
}
