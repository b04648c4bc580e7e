import Segues

/// Needs no input, and declares none.
final class AboutViewController: UIViewController {}
