#if !SEGUES_NO_CONTROLLERS && !SEGUES_APPKIT
extension UIStoryboard {
  /// Makes the storyboard's initial view controller and hands an input to its controller of a class.
  ///
  /// - Parameters:
  ///   - destination: The class to look for, containers looked through.
  ///   - input: What it needs.
  /// - Returns: The initial view controller, which may be a container; nil where the storyboard has
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

  /// Makes the controller with a storyboard identifier and hands an input to its controller of a class.
  ///
  /// - Parameters:
  ///   - destination: The class to look for, containers looked through.
  ///   - identifier: The scene's storyboard identifier; UIKit raises where there is none such.
  ///   - input: What it needs.
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

  /// Makes the storyboard's initial view controller through its initializer with an input.
  ///
  /// - Parameters:
  ///   - destination: The initial view controller's own class: an initializer's input cannot pass
  ///     through a container.
  ///   - input: What it needs.
  /// - Returns: Nil where the storyboard has no initial view controller.
  public func instantiateInitialViewController<
    Destination: UIViewController & SegueInitializable<Input>, Input
  >(
    _ destination: Destination.Type, with input: Input
  ) -> Destination? {
    instantiateInitialViewController { Destination(coder: $0, input: input) }
  }

  /// Makes the controller with a storyboard identifier through its initializer with an input.
  ///
  /// - Parameters:
  ///   - destination: The controller's own class.
  ///   - identifier: The scene's storyboard identifier; UIKit raises where there is none such.
  ///   - input: What it needs.
  /// - Returns: The controller, made with its input.
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
