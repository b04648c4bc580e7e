#if !SEGUES_NO_CONTROLLERS
/// A segue whose destination a segue action creates, typed by the destination's class.
///
/// Passed with leading-dot syntax: `makeDestination(.showPerson, from: coder, sender: sender)`.
public struct _CreatedSegue<ID: SegueIdentifying, Destination: _SegueController> {
  /// The segue's name.
  public let id: ID

  /// Creates the typed segue; called by generated code.
  ///
  /// - Parameter id: The segue's name.
  @inlinable
  public init(_ id: ID) {
    self.id = id
  }
}
#endif
