import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(PersonViewController.self) case whole(Int)
    // ↑ error: cannot convert value of type 'Int' to expected argument type
    //   'PersonViewController.SegueInput'
    @To(PersonViewController.self) case parts(name: String, age: String)
    // ↑ error: cannot convert value of type 'String' to expected argument type 'Int'
    @To(PersonViewController.self) case label(title: String, age: Int)
    // ↑ error: incorrect argument label in call (have 'title:age:', expected 'name:age:')
    @To(PersonViewController.self) case part(name: String)
    // ↑ error: missing argument for parameter 'age' in call
    @To(PetViewController.self) case pet(String)
    // ↑ error: cannot convert value of type 'String' to expected argument type
    //   'PetViewController.SegueInput' (aka 'Int')
    @To(CityViewController.self) case city(String, Int)
    // ↑ error: '_TupleInputIsOneValueInItsOwnParentheses' cannot be constructed because it has no
    //   accessible initializers
    @To(PlaceViewController.self) case place(name: String, inhabitants: Int)
    // ↑ error: '_TupleInputIsOneValueInItsOwnParentheses' cannot be constructed because it has no
    //   accessible initializers
    @Embed(PersonViewController.self, id: "embed") case embed(Int)
    // ↑ error: cannot convert value of type 'Int' to expected argument type
    //   'PersonViewController.SegueInput'
  }

  func embedInput(from sender: Any?) -> Int { 0 }
}

final class PersonViewController: UIViewController, SegueDestination {
  struct SegueInput {
    var name: String
    var age: Int
  }

  func configure(with input: SegueInput) {}
}

final class PetViewController: UIViewController, SegueInitializable {
  typealias SegueInput = Int

  init?(coder: NSCoder, input: Int) { super.init(coder: coder) }
  required init?(coder: NSCoder) { nil }
}

final class CityViewController: UIViewController, SegueDestination {
  typealias SegueInput = (String, Int)
  func configure(with input: SegueInput) {}
}

final class PlaceViewController: UIViewController, SegueDestination {
  typealias SegueInput = (name: String, inhabitants: Int)
  func configure(with input: SegueInput) {}
}
