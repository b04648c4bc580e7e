import SeguesMacros

/// The value that every version of the segue passes on.
struct Input {
  var title: String
  var count: Int
  var owner: UIViewController
}

/// Leaves out what is the same for all: instantiating the destination, and showing it.
class ReadySource: UIViewController {
  private static let board = UIStoryboard(name: "Cost", bundle: .module)
  var ready: UIStoryboardSegue?

  override var storyboard: UIStoryboard? { Self.board }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    if let ready { prepare(for: ready, sender: sender) }
  }
}

final class Target: UIViewController, SegueDestination {
  typealias SegueInput = Input
  private(set) var input: Input?
  func configure(with input: Input) { self.input = input }
}

final class ByHandTarget: UIViewController {
  var input: Input?
}

/// The segue written without a library: a string, a `switch`, a cast and a property.
final class ByHandSource: ReadySource {
  private var input: Input?

  func show(_ input: Input) {
    self.input = input
    performSegue(withIdentifier: "s1", sender: nil)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "s1":
      // swift-format-ignore: NeverForceUnwrap
      let destination = segue.destination as! ByHandTarget
      destination.input = input
    default: break
    }
  }
}

@SegueSource
final class TenCases: ReadySource {
  enum Segue {
    @To(Target.self) case s0(Input), s2(Input), s3(Input), s4(Input), s5(Input)
    @To(Target.self) case s6(Input), s7(Input), s8(Input), s9(Input), s1(Input)
  }
}

final class GeneratedTarget: UIViewController, SegueDestination {
  typealias SegueInput = Input
  private(set) var input: Input?
  func configure(with input: Input) { self.input = input }
}

/// Its segues are generated from Cost.storyboard.
@SegueSource
final class GeneratedTenCases: ReadySource, GeneratedTenCasesSegues.Source {}
