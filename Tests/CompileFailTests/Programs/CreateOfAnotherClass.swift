import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
    @To(PersonViewController.self) case person(String)
    @Unwind(PersonViewController.closed) case close
  }

  @IBSegueAction func makePerson(_ coder: NSCoder) -> PersonViewController? {
    makeDestination(.about, from: coder)
    // ↑ error: cannot convert return expression of type 'AboutViewController?' to return type
    //   'PersonViewController?'
  }

  @IBSegueAction func makeNothing(_ coder: NSCoder) -> PersonViewController? {
    makeDestination(.close, from: coder)
    // ↑ error: type 'PeopleViewController._SegueCreation.PersonViewController' has no member 'close'
  }
}

final class AboutViewController: UIViewController {}

final class PersonViewController: UIViewController, SegueInitializable {
  typealias SegueInput = String

  init?(coder: NSCoder, input: String) { super.init(coder: coder) }
  required init?(coder: NSCoder) { nil }

  func closed() {}
}
