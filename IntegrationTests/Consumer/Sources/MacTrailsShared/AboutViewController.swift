import Segues

/// The name and version of the app.
final class AboutViewController: NSViewController, SegueDestination {
  struct SegueInput {
    var version: String
  }

  private(set) var version = ""

  func configure(with input: SegueInput) {
    version = input.version
  }
}
