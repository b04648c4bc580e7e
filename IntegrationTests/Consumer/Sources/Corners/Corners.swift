import Segues

/// The class in one of the two storyboards with the same name.
final class FirstViewController: UIViewController {}

/// The class in the other one.
final class SecondViewController: UIViewController {}

/// A view of a xib.
final class CardView: UIView {}
