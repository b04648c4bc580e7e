// Compiled as a part of Examples/Pills: mistakes that the check of the examples must reject.
import Segues

extension PillsViewController {
  @IBAction func greenPillTapped(_ sender: Any?) {
    performSegue(.theGreenPillExperience, sender: sender)  // expected-error: has no member 'theGreenPillExperience'
  }

  func connect(_ button: UIButton) {
    button.addTarget(self, action: #selector(greenPillTaped), for: .touchUpInside)  // expected-error: cannot find 'greenPillTaped' in scope
  }
}

final class MistakenPillViewController: UIViewController {
  @IBOutlet private var count: Int!  // expected-error: @IBOutlet
  @IBOutlet private let label = UILabel()  // expected-error: @IBOutlet

  @IBAction func dissolve(_ sender: Any?) -> Bool { false }  // expected-error: methods declared @IBAction must not return a value

  @IBSegueAction func make(_ coder: NSCoder, count: Int) -> [Int: Range<Int>]? { nil }  // expected-error: @IBSegueAction
}
