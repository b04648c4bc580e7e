import Segues

/// Information about the app.
final class AboutViewController: UIViewController, SegueDestination {
  struct SegueInput {
    var version: String
  }

  private(set) var version = ""

  func configure(with input: SegueInput) {
    version = input.version
  }
}
