#if !SEGUES_NO_CONTROLLERS
extension _SegueController {
  /// Configures a controller of the given class: this controller, or one that it contains.
  ///
  /// Use it for screens that no segue leads to, such as a scene delegate's root or a tab.
  ///
  /// ```swift
  /// window?.rootViewController?.configure(GroupsViewController.self, with: input)
  /// ```
  ///
  /// In AppKit, windows and window controllers have this method too.
  ///
  /// If no controller of the class is found, or several at the same depth, a ``SegueFailure`` is
  /// reported.
  ///
  /// - Parameters:
  ///   - destination: The class to look for, in containers too.
  ///   - input: The destination's input.
  public func configure<Destination: _SegueController & SegueDestination<Input>, Input>(
    _ destination: Destination.Type, with input: Input
  ) {
    if let found = located(destination) { found.configure(with: input) }
  }

  func located<Destination: _SegueController>(_ destination: Destination.Type) -> Destination? {
    let search = ContainerSearch<Destination>(from: self)
    guard case .found(let found) = search else {
      SegueFailure(
        search.reason, controller: self, expected: "\(destination)", found: searchedPath
      ).report()
      return nil
    }
    return found
  }
}
#endif
