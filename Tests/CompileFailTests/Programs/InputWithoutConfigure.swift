import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(PersonViewController.self) case person(PersonViewController.SegueInput)
    // ↑ error: 'input(_:for:)' is unavailable: the destination's class has a 'SegueInput' but no way to
    //   take it: conform the class to 'SegueDestination' with 'configure(with:)', or to
    //   'SegueInitializable'
  }
}

/// Declares an input, but doesn't conform.
final class PersonViewController: UIViewController {
  struct SegueInput {}

  func configure(with input: SegueInput) {}
}

/// Conforms, but doesn't receive the input.
final class PetViewController: UIViewController, SegueDestination {
  // ↑ error: type 'PetViewController' does not conform to protocol 'SegueDestination'
  struct SegueInput {}
}

/// Conforms, but has no such initializer.
final class PlantViewController: UIViewController, SegueInitializable {
  // ↑ error: type 'PlantViewController' does not conform to protocol 'SegueInitializable'
  struct SegueInput {}
}

/// Has a typo in the name of its input.
final class TreeViewController: UIViewController, SegueDestination {
  // ↑ error: unavailable static method '_checkSegueInput' was used to satisfy a requirement of protocol
  //   'SegueReceiving': the class has no 'SegueInput': declare it, as a nested type or as
  //   'typealias SegueInput = …', with the type that 'configure(with:)' or 'init(coder:input:)' takes;
  //   if it needs no input, remove the conformance
  // ↑ error: type 'TreeViewController' does not conform to protocol 'SegueReceiving'
  struct SegueInptu {}
  func configure(with input: SegueInptu) {}
}

/// Has the typo only where the input is declared.
final class FlowerViewController: UIViewController, SegueDestination {
  // ↑ error: unavailable static method '_checkSegueInput' was used to satisfy a requirement of protocol
  //   'SegueReceiving': the class has no 'SegueInput': declare it, as a nested type or as
  //   'typealias SegueInput = …', with the type that 'configure(with:)' or 'init(coder:input:)' takes;
  //   if it needs no input, remove the conformance
  // ↑ error: type 'FlowerViewController' does not conform to protocol 'SegueReceiving'
  struct SegueInptu {}
  func configure(with input: SegueInput) {}
}

/// Has the typo, and an initializer.
final class BushViewController: UIViewController, SegueInitializable {
  // ↑ error: unavailable static method '_checkSegueInput' was used to satisfy a requirement of protocol
  //   'SegueReceiving': the class has no 'SegueInput': declare it, as a nested type or as
  //   'typealias SegueInput = …', with the type that 'configure(with:)' or 'init(coder:input:)' takes;
  //   if it needs no input, remove the conformance
  // ↑ error: type 'BushViewController' does not conform to protocol 'SegueReceiving'
  struct SegueInptu {}
  init?(coder: NSCoder, input: SegueInptu) { super.init(coder: coder) }
  required init?(coder: NSCoder) { nil }
}
