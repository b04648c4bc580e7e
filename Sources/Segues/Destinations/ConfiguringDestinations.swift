#if !SEGUES_NO_CONTROLLERS
extension _SegueController {
  /// Hands an input to the controller of a class that this one is or contains.
  ///
  /// For what no segue of yours leads to: a scene delegate's root, a tab.
  ///
  /// ```swift
  /// window?.rootViewController?.configure(GroupsViewController.self, with: input)
  /// ```
  ///
  /// In AppKit a window and its controller have this method too.
  ///
  /// A class that is not there, or is there twice at one depth, is reported as a ``SegueFailure``.
  ///
  /// - Parameters:
  ///   - destination: The class to look for, containers looked through.
  ///   - input: What it needs.
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
