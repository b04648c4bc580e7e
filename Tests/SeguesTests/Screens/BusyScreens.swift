import SeguesMacros

/// The moment at which a controller performs a second segue.
enum BusyMoment: CaseIterable {
  case answer
  case prepare
  case configure
  case viewDidLoad
}

/// The moment of the second segue, and the values that the destinations received.
struct BusyLog {
  var moment: BusyMoment?
  var inputs: [String] = []
  var numbers: [Int] = []
}

/// Performs a second segue during its first one, or has its destination do so.
@SegueSource
final class BusySource: UIViewController, SegueDestination {
  typealias SegueInput = String

  enum Segue {
    @To(BusySource.self) case busy(String)
    @To(BusyNumberViewController.self) case number(Int)
  }

  static var log = BusyLog()

  private func performSecond(at moment: BusyMoment) {
    guard Self.log.moment == moment else { return }
    Self.log.moment = nil
    performSegue(.number(7))
  }

  func busyInput(from sender: Any?) -> String? {
    performSecond(at: .answer)
    return "answered"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    performSecond(at: .prepare)
    route(segue, sender: sender)
  }

  func configure(with input: String) {
    Self.log.inputs.append(input)
    performSecond(at: .configure)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    performSecond(at: .viewDidLoad)
  }
}

final class BusyNumberViewController: UIViewController, SegueDestination {
  typealias SegueInput = Int

  func configure(with input: Int) { BusySource.log.numbers.append(input) }
}
