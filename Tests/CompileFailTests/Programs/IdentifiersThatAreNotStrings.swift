import Segues

final class NumbersViewController: UIViewController, SegueHandler {
  // ↑ error: type 'NumbersViewController' does not conform to protocol 'SegueHandler'
  // ↑ error: 'SegueHandler' requires the types 'Int' and 'String' be equivalent
  enum SegueIdentifier: Int {
    case first
  }
}

final class TwiceViewController: UIViewController, SegueHandler {
  enum SegueIdentifier: String {
    case red = "Pill"
    case blue = "Pill"
    // ↑ error: raw value for enum case is not unique
  }
}
