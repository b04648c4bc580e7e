#if !SEGUES_NO_CONTROLLERS
/// The answer of a class to a segue that a control or the storyboard fires.
public enum _SegueAnswer<Segue> {
  /// The segue, with the input that its destination gets.
  case value(Segue)
  /// Nil: the segue isn't to happen.
  case veto
  /// The class has no method that answers.
  case none

  /// The answer of a method such as `devicesInput(from:)`.
  @inlinable
  public init<Input>(_ input: Input?, _ make: (Input) -> Segue) {
    self = input.map { .value(make($0)) } ?? .veto
  }
}
#endif
