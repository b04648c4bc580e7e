import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @Embed(PersonViewController.self) case embedded(String)
    @Unnamed(PetViewController.self) case pet(Int)
    @To(PersonViewController.self) case person(String)
  }

  func embeddedInput(from sender: Any?) -> String? { nil }
  // ↑ error: the storyboard performs 'embedded', so it can't be vetoed: return 'String', which is never
  //   nil

  func petInput(from sender: Any?) -> Int {
    nil
    // ↑ error: 'nil' is incompatible with return type 'Int'
  }

  func personInput(from sender: Any?) -> String? { nil }
}

final class PersonViewController: UIViewController, SegueDestination {
  typealias SegueInput = String
  func configure(with input: String) {}
}

final class PetViewController: UIViewController, SegueDestination {
  typealias SegueInput = Int
  func configure(with input: Int) {}
}
