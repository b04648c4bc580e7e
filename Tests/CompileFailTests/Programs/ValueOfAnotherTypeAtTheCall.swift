import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(PersonViewController.self) case person(PersonViewController.SegueInput)
    @To(PersonViewController.self) case labelled(name: String, age: Int)
  }

  func show() {
    performSegue(.person("Grace"))
    // ↑ error: cannot convert value of type 'String' to expected argument type
    //   'PersonViewController.SegueInput'
    performSegue(.labelled(name: "Grace", age: "85"))
    // ↑ error: cannot convert value of type 'String' to expected argument type 'Int'
  }
}

final class PersonViewController: UIViewController, SegueDestination {
  struct SegueInput {
    var name: String
    var age: Int
  }

  func configure(with input: SegueInput) {}
}
