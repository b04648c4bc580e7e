#if !SEGUES_NO_CONTROLLERS
/// A segue whose destination a segue action makes, by the class that it makes.
///
/// Written after a period: `makeDestination(.showPerson, from: coder, sender: sender)`.
public struct _CreatedSegue<ID: SegueIdentifying, Destination: _SegueController> {
  /// Which segue it is.
  public let id: ID

  /// The segue with its destination's class, as generated code knows it.
  ///
  /// - Parameter id: Which segue it is.
  @inlinable
  public init(_ id: ID) {
    self.id = id
  }
}
#endif
