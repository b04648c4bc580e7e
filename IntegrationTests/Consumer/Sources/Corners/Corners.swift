import Segues

/// One of two storyboards that have one name.
final class FirstViewController: UIViewController {}

/// The other one.
final class SecondViewController: UIViewController {}

/// A view of a xib.
final class CardView: UIView {}
