import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(PersonViewController.self) case person(String)
    @To(PersonViewController.self) case other
    // ↑ error: 'checkTakesNothing' is unavailable: this case has no value, but its destination takes
    //   one: give the case a value of the type that 'configure(with:)' or 'init(coder:input:)' takes
    @To(PetViewController.self) case pet
    // ↑ error: 'checkTakesNothing' is unavailable: this case has no value, but its destination takes
    //   one: give the case a value of the type that 'configure(with:)' or 'init(coder:input:)' takes
  }

  func show() {
    performSegue(.person)
    // ↑ error: member 'person' expects argument of type 'String'
    performSegue(.person())
    // ↑ error: missing argument for parameter #1 in call
  }
}

final class PersonViewController: UIViewController, SegueDestination {
  func configure(with input: String) {}
}

final class PetViewController: UIViewController, SegueInitializable {
  init?(coder: NSCoder, input: Int) { super.init(coder: coder) }
  required init?(coder: NSCoder) { nil }
}
