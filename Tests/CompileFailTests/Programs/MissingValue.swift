import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(PersonViewController.self) case person(String)
    @To(PersonViewController.self) case other
    // ↑ error: 'checkNeedsNothing' is unavailable: this case has no value, but its destination takes one:
    //   give the case a value of the destination's 'SegueInput'
    @To(PetViewController.self) case pet
    // ↑ error: 'checkNeedsNothing' is unavailable: this case has no value, but its destination takes one:
    //   give the case a value of the destination's 'SegueInput'
  }

  func show() {
    performSegue(.person)
    // ↑ error: member 'person' expects argument of type 'String'
    performSegue(.person())
    // ↑ error: missing argument for parameter #1 in call
  }
}

final class PersonViewController: UIViewController, SegueDestination {
  typealias SegueInput = String

  func configure(with input: String) {}
}

final class PetViewController: UIViewController, SegueInitializable {
  typealias SegueInput = Int

  init?(coder: NSCoder, input: Int) { super.init(coder: coder) }
  required init?(coder: NSCoder) { nil }
}
