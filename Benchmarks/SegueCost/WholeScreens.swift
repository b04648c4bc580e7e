import SeguesMacros

/// A segue that shows nothing, so that the cost of a perform ends with `perform()`.
final class IdleSegue: UIStoryboardSegue {
  override func perform() {}
}

final class WholeByHandTarget: UIViewController {
  var input: Input?
}

/// A source in the storyboard, written without a library: a string, a `switch`, a cast and a
/// property.
final class WholeByHand: UIViewController {
  private var input: Input?

  func show(_ input: Input) {
    self.input = input
    performSegue(withIdentifier: "s1", sender: nil)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "s1":
      // swift-format-ignore: NeverForceUnwrap
      let destination = segue.destination as! WholeByHandTarget
      destination.input = input
    default: break
    }
  }
}

final class WholeTarget: UIViewController, SegueDestination {
  typealias SegueInput = Input
  private(set) var input: Input?
  func configure(with input: Input) { self.input = input }
}

/// Its segues are generated from Whole.storyboard.
@SegueSource
final class WholeTyped: UIViewController, WholeTypedSegues.Source {}
