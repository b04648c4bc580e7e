import Segues

/// Takes nothing, and says nothing of it.
final class AboutViewController: UIViewController {}
