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
final class ListViewController: UIViewController, ListViewControllerSegues.Source {
  @IBSegueAction func makePerson(_ coder: NSCoder) -> PersonViewController? {
    makeDestination(.showPerson, from: coder)
  }

  @IBSegueAction func makeAbout(_ coder: NSCoder) -> AboutViewController? {
    makeDestination(.showPerson, from: coder)
    // ↑ error: static property 'showPerson' requires the types 'AboutViewController' and
    //   'PersonViewController' be equivalent
    // ↑ error: member chain produces result of type '_CreatedSegue<ListViewControllerSegues.ID,
    //   PersonViewController>' but contextual base was inferred as
    //   '_CreatedSegue<ListViewController._Segues.ID, AboutViewController>' (aka
    //   '_CreatedSegue<ListViewControllerSegues.ID, AboutViewController>')
  }
}
