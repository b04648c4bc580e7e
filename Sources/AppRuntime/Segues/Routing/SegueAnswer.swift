#if !SEGUES_NO_CONTROLLERS
/// A class's answer for a segue that a control or the storyboard fires.
public enum _SegueAnswer<Segue> {
  /// The segue, with its destination's input.
  case value(Segue)
  /// Nil, which vetoes the segue.
  case veto
  /// The class has no method that answers for the segue.
  case none

  /// Wraps the result of a method such as `devicesInput(from:)`.
  @inlinable
  public init<Input>(_ input: Input?, _ make: (Input) -> Segue) {
    self = input.map { .value(make($0)) } ?? .veto
  }
}
#endif
