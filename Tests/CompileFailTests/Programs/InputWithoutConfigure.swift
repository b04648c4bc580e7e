import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(PersonViewController.self) case person(PersonViewController.SegueInput)
    // ↑ error: 'typed(_:as:)' is unavailable: this case has a value, but its destination takes none:
    //   conform the destination's class to 'SegueDestination' with 'configure(with:)', or remove the
    //   value
  }
}

/// Says what it needs, and does not conform.
final class PersonViewController: UIViewController {
  struct SegueInput {}

  func configure(with input: SegueInput) {}
}

/// Conforms, and does not take it.
final class PetViewController: UIViewController, SegueDestination {
  // ↑ error: type 'PetViewController' does not conform to protocol 'SegueDestination'
  struct SegueInput {}
}

/// Conforms, and has no such initializer.
final class PlantViewController: UIViewController, SegueInitializable {
  // ↑ error: type 'PlantViewController' does not conform to protocol 'SegueInitializable'
  struct SegueInput {}
}
