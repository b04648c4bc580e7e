#if !SEGUES_NO_CONTROLLERS && !SEGUES_APPKIT
extension UIStoryboard {
  /// Instantiates the storyboard's initial view controller and configures the controller of the
  /// given class in it.
  ///
  /// - Parameters:
  ///   - destination: The class to look for, in containers too.
  ///   - input: The destination's input.
  /// - Returns: The initial view controller, which may be a container; nil if the storyboard has
  ///   none.
  public func instantiateInitialViewController<
    Destination: UIViewController & SegueDestination<Input>, Input
  >(
    _ destination: Destination.Type, with input: Input
  ) -> UIViewController? {
    let root = instantiateInitialViewController()
    root?.configure(destination, with: input)
    return root
  }

  /// Instantiates an identified view controller and configures the controller of the given class in
  /// it.
  ///
  /// - Parameters:
  ///   - destination: The class to look for, in containers too.
  ///   - identifier: The scene's storyboard identifier. UIKit throws an exception if no scene has
  ///     it.
  ///   - input: The destination's input.
  /// - Returns: The identified view controller, which may be a container.
  public func instantiateViewController<
    Destination: UIViewController & SegueDestination<Input>, Input
  >(
    _ destination: Destination.Type, withIdentifier identifier: String,
    with input: Input
  ) -> UIViewController {
    let root = instantiateViewController(withIdentifier: identifier)
    root.configure(destination, with: input)
    return root
  }

  /// Instantiates the storyboard's initial view controller, passing the input to its initializer.
  ///
  /// - Parameters:
  ///   - destination: The initial view controller's own class, because the input of an initializer
  ///     can't pass through a container.
  ///   - input: The destination's input.
  /// - Returns: The controller; nil if the storyboard has no initial view controller.
  public func instantiateInitialViewController<
    Destination: UIViewController & SegueInitializable<Input>, Input
  >(
    _ destination: Destination.Type, with input: Input
  ) -> Destination? {
    instantiateInitialViewController { Destination(coder: $0, input: input) }
  }

  /// Instantiates an identified view controller, passing the input to its initializer.
  ///
  /// - Parameters:
  ///   - destination: The scene's own class.
  ///   - identifier: The scene's storyboard identifier. UIKit throws an exception if no scene has
  ///     it.
  ///   - input: The destination's input.
  /// - Returns: The controller, created with the input.
  public func instantiateViewController<
    Destination: UIViewController & SegueInitializable<Input>, Input
  >(
    _ destination: Destination.Type, withIdentifier identifier: String,
    with input: Input
  ) -> Destination {
    instantiateViewController(identifier: identifier) { Destination(coder: $0, input: input) }
  }
}
#endif
