import Foundation
import SeguesMacros

struct Person {}

final class PersonViewController: UIViewController, SegueDestination {
  struct SegueInput { var person: Person }
  func configure(with input: SegueInput) {}
}

final class AboutViewController: UIViewController {}
final class LegendViewController: UIViewController {}

@SegueSource
final class ListViewController: UIViewController {
  @IBSegueAction func makePerson(_ coder: NSCoder) -> PersonViewController? {
    create(.showPerson, from: coder)
  }

  @IBSegueAction func makeAbout(_ coder: NSCoder) -> AboutViewController? {
    create(.showPerson, from: coder)
  }
}
